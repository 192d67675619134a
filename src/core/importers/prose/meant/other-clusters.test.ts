import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const read = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).observations.map(
    ({ decision, name, value }) => `${decision ?? name} ${String(value)}`,
  )

test.each([
  'In cluster A flannel has VNI 1. Cluster B has Windows Server 2022 nodes, VNI 4096, flannel.',
  'In dev (Linux only) flannel has VNI 1; prod with Windows Server 2019 nodes has VNI 4096.',
  'The staging cluster has flannel, VNI 1. The production cluster has Windows nodes and VNI 4096.',
])('what is told of the cluster without Windows nodes is left out: %s', (text) => {
  expect(read(text)).toContain('vni 4096')
  expect(read(text)).not.toContain('vni 1')
})

test.each([
  'In cluster A flannel has VNI 1 and Windows nodes.',
  'Cluster A has Windows nodes and VNI 1. Cluster B has Windows nodes, too.',
  'Our production cluster has flannel with VNI 1. It has Windows nodes.',
])('it stays where one cluster is told of, or both have such nodes: %s', (text) =>
  expect(read(text)).toContain('vni 1'),
)

test.each([
  'PROD (flannel, VNI 4096, Windows Server 2022) and TEST (flannel, VNI 1, Windows Server 2025). All is fine in TEST. In PROD pods get no address.',
  'Two clusters: STAGE (VNI 1, Windows nodes) und PROD (VNI 4096, Windows nodes). In STAGE läuft alles.',
])('the cluster in trouble is meant where both have Windows nodes: %s', (text) => {
  expect(read(text)).toContain('vni 4096')
  expect(read(text)).not.toContain('vni 1')
})

test.each([
  'PROD (VNI 4096, Windows Server 2022) and TEST (VNI 1, Windows Server 2025) fail alike.',
  'PROD (VNI 4096, Windows Server 2022) and TEST (VNI 1, Windows Server 2025). All worked in TEST until Monday, since then it fails.',
])('both stay where no one is said to work: %s', (text) =>
  expect(read(text).filter((one) => one.startsWith('vni'))).toHaveLength(2),
)
