import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const found = (text: string) => {
  const { observations, findings } = diagnose([{ name: 'mail.txt', text }])
  const values = (wanted: string) =>
    observations.flatMap(({ decision, name, value }) =>
      (decision ?? name) === wanted ? [value] : [],
    )
  return {
    versions: values('controlPlaneVersion'),
    distributions: [...new Set(values('cluster.distribution'))],
    conflicts: findings.filter(({ id }) => id === 'values-disagree').length,
  }
}

test.each([
  'The cluster is RKE2 v1.32.8+rke2r1 with Windows Server 2022 nodes. The local cluster that Rancher itself lives in is k3s v1.31.11+k3s1.',
  'Rancher runs in a k3s v1.31.11+k3s1 cluster. The downstream cluster is RKE2 v1.32.8+rke2r1 with Windows Server 2022 nodes.',
  'Local cluster: k3s v1.31.11+k3s1\nDownstream cluster: RKE2 v1.32.8+rke2r1\nOS: Windows Server 2022',
])('%s', (text) =>
  expect(found(text)).toEqual({ versions: ['1.32'], distributions: ['rke2'], conflicts: 0 }),
)

test.each([
  'The management cluster is v1.31.11, the workload cluster v1.32.8 with Windows Server 2022 nodes.',
  'The workload cluster is v1.32.8 with Windows Server 2022 nodes, the management cluster v1.31.11.',
])('%s', (text) => expect(found(text).versions).toEqual(['1.32']))

test('a cluster that is the only one counts, whatever it is for', () => {
  expect(
    found('Our management cluster is v1.31.11 with Windows Server 2022 nodes.').versions,
  ).toEqual(['1.31'])
})
