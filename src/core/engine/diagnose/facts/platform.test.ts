import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

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

test('the name of a machine does not tell that nobody manages its cluster', () => {
  const log =
    'Failed to create pod sandbox: plugin type="vpc-bridge" name="vpc" failed (add): unknown'
  const idsOf = (text: string) => diagnose([{ name: 'a.txt', text }]).findings.map(({ id }) => id)
  expect(idsOf(`ip-10-0-1-5.eu-west-1.compute.internal NotReady\n${log}`)).not.toContain('eks-only')
  expect(idsOf(`Cloud provider: AWS\n${log}`)).toContain('eks-only')
})

test('two clouds cannot both hold', () =>
  expect(told('Cloud provider: AWS\n\nProviderID: azure:///subscriptions/1')).toMatchObject({
    disagree: true,
  }))

test('labels of several platforms in one file tell of none', () => {
  const labels = 'a: eks.amazonaws.com/nodegroup|cloud.google.com/gke-nodepool'
  expect(told(labels)).toEqual({ platform: undefined, disagree: false })
  expect(told(`${labels}\nOur cluster runs on GKE.`)).toEqual({ platform: 'gke', disagree: false })
})

test('a node pool may stem from the time when its platform still had images of the release', () => {
  const refusals = (platform: string, kubernetes: string, windows: string) =>
    diagnose([
      {
        name: 'a.txt',
        text: `Kubernetes version ${kubernetes} on ${platform} with a windows node group.\nWindows version ${windows}`,
      },
    ]).findings.flatMap(({ id }) => (id.endsWith('-windows-host') ? [id] : []))
  expect(refusals('EKS', '1.21', '2004')).toEqual([])
  expect(refusals('EKS', '1.27', '2004')).toEqual(['eks-windows-host'])
  expect(refusals('EKS', '1.30', '2025')).toEqual(['eks-windows-host'])
})

test.each([
  ['AKS 1.32, Windows2022 pool. We run pods with Hyper-V isolation.', 'AKS supports process'],
  ['GKE 1.35 Windows pool. We run pods with Hyper-V isolation.', 'GKE supports process'],
])('what a platform says of Hyper-V does not wait for the size of the node: %s', (text, start) => {
  const { findings } = diagnose([{ name: 'a.txt', text }])
  expect(findings.find(({ id }) => id === 'hyperv-platform')?.message).toContain(start)
})

test('without the size of a virtual machine nothing is said of it', () => {
  const text =
    'Azure VMs, Kubernetes 1.30, Windows Server 2022. We run pods with Hyper-V isolation.'
  const { findings } = diagnose([{ name: 'a.txt', text }])
  const own = findings.filter(({ id }) => id === 'hyperv-platform')
  expect(own.every(({ severity }) => severity === 'info')).toBe(true)
})
