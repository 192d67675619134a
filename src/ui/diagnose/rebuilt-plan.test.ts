import { describe, expect, test } from 'vitest'
import { evaluate, initialChoices } from '../../core/plan.ts'
import { isAssumed } from '../state/rebuilt.ts'
import { rebuiltPlan, toldIn } from './rebuilt-plan.ts'

test('what was told stands over the defaults, fixes over what was told', async () => {
  const plan = await rebuiltPlan({ vni: 1, nodeName: 'win-7' }, { vni: 4096 })
  expect(plan.choices).toEqual({ ...initialChoices, nodeName: 'win-7', vni: 4096 })
  expect(plan.told).toEqual(['vni', 'nodeName'])
  expect(toldIn({ nodeName: 'win-7' }, { vni: 4096 })).toEqual(['nodeName', 'vni'])
})

test('what is assumed fits what was told, and is kept as assumed', async () => {
  const { choices, mine } = await rebuiltPlan({ kubernetesVersion: '1.28' }, {})
  expect(choices.kubernetesVersion).toBe('1.28')
  expect(evaluate(choices).findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(isAssumed(mine, 'windowsRelease')).toBe(true)
  expect(isAssumed(mine, 'kubernetesVersion')).toBe(false)
})

describe('the notices', () => {
  test('name every value that was read, and every other one as assumed', async () => {
    const { notices } = await rebuiltPlan({ nodeName: 'win-7' }, {})
    expect(notices).toHaveLength(1)
    expect(notices[0]?.text).toContain('1 value ')
    const [read, assumed] = notices[0]?.lists ?? []
    expect(read?.items).toEqual(['Node name: win-7'])
    expect(assumed?.items).toContain('Kubernetes version of the node: Kubernetes 1.36')
    expect(assumed?.items.join()).not.toContain('Node name')
  })

  test('say what the plan cannot hold', async () => {
    const { notices } = await rebuiltPlan({ cni: 'flannel' }, {}, { name: 'RKE2', entry: 'rke2' })
    expect(notices.map(({ tone, text }) => `${tone}: ${text}`)[0]).toMatch(/^warning: .*RKE2/)
  })
})
