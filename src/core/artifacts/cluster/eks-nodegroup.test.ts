import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import type { Choices } from '../../model/scenario.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { eksNodegroup } from './eks-nodegroup.ts'

const documentOf = (given: Partial<Choices>) => {
  const text = contentOf(eksNodegroup, given).content?.text
  return text === undefined ? undefined : load(text)
}

test('a managed node group of the image, with labels and taints', () =>
  expect(
    documentOf({ platform: 'eks', windowsRelease: 'ltsc2022', nodeLabels: ['tier=web'] }),
  ).toEqual({
    apiVersion: 'eksctl.io/v1alpha5',
    kind: 'ClusterConfig',
    metadata: { name: 'CLUSTER', region: 'REGION' },
    managedNodeGroups: [
      {
        name: 'windows',
        amiFamily: 'WindowsServer2022CoreContainer',
        instanceType: 'm5.large',
        minSize: 1,
        maxSize: 2,
        labels: { tier: 'web' },
        taints: [{ key: 'os', value: 'windows', effect: 'NoSchedule' }],
      },
    ],
  }))

test('only on EKS, and only where EKS has the image', () => {
  expect(documentOf({ platform: 'aks' })).toBeUndefined()
  expect(documentOf({ platform: 'eks', joinMethod: 'kubeconfig' })).toBeUndefined()
  expect(documentOf({ platform: 'eks', windowsRelease: '20H2' })).toBeUndefined()
})
