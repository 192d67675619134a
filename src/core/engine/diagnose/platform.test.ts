import { expect, test } from 'vitest'
import { diagnose } from './diagnose.ts'

const told = (text: string) => {
  const { scenario, findings } = diagnose([{ name: 'a.txt', text }])
  return {
    platform: scenario.platform,
    disagree: findings.some(({ id }) => id === 'values-disagree'),
  }
}

test('the exact platform is the decision, and what it stands on does not contradict it', () => {
  expect(told('Our cluster runs on AWS.\nwin1 kubelet v1.27.3-eks-a5565ad')).toEqual({
    platform: 'eks',
    disagree: false,
  })
  expect(told('Cloud provider: on-prem\nSystem Manufacturer:       VMware, Inc.')).toEqual({
    platform: 'vsphere',
    disagree: false,
  })
})

test('two clouds cannot both hold', () =>
  expect(told('Cloud provider: AWS\n\nProviderID: azure:///subscriptions/1')).toMatchObject({
    disagree: true,
  }))
