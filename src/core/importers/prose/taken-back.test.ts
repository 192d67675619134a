import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const valuesOf = (name: string, text: string) => [
  ...new Set(
    diagnose([{ name: 'mail.txt', text: `${text}\n` }]).observations.flatMap((one) =>
      (one.decision ?? one.name) === name ? [one.value] : [],
    ),
  ),
]

test.each([
  ['Kubernetes 1.28, sorry, 1.29, with Calico 3.27.', 'kubernetesVersion', '1.29'],
  [
    'The cluster is version 1.28 — sorry, I looked again, not 1.28 but 1.29. Windows Server 2022.',
    'kubernetesVersion',
    '1.29',
  ],
  ['We run k3s… pardon, RKE2 v1.30.4, with Windows nodes.', 'cluster.distribution', 'rke2'],
  ['Auf den Knoten ist Windows Server 2019 … Quatsch, Server 2022.', 'windowsRelease', 'ltsc2022'],
  ['CNI is Flannel 0.25.1, I mean 0.25.4.', 'flannel.version', '0.25.4'],
  ['Nous avons Docker, pardon, containerd 1.7.13 sur les nœuds.', 'containerRuntime', 'containerd'],
  ['Service CIDR is 10.96.0.0/12, sorry, 10.43.0.0/16.', 'serviceCIDR', '10.43.0.0/16'],
  [
    'services 172.30.0.0/16 — sorry, that was copied from another wiki, it is 10.96.0.0/12 for services.',
    'serviceCIDR',
    '10.96.0.0/12',
  ],
  ['集群是 k3s，不对，是 RKE2 v1.30.4。', 'cluster.distribution', 'rke2'],
])('what is taken back in the same breath does not count: %s', (text, name, value) =>
  expect(valuesOf(name, text)).toEqual([value]),
)

test.each([
  // Another thing than the one before it.
  [
    'The nodes have containerd 1.7.13, sorry to say, and Kubernetes 1.29.',
    'runtimeVersion',
    '1.7.13',
  ],
  [
    'Kubernetes 1.28. Sorry for the late answer, Flannel 0.25 is in use.',
    'kubernetesVersion',
    '1.28',
  ],
  // Somebody asks, or says what is not there.
  ['We use Kubernetes 1.28 - sorry, 1.29 is supported too?', 'kubernetesVersion', '1.28'],
  [
    'Windows Server 2022 nodes with Docker, sorry, containerd is not installed.',
    'containerRuntime',
    'docker',
  ],
])('what is not taken back stays: %s', (text, name, value) =>
  expect(valuesOf(name, text)).toEqual([value]),
)

test('a value is quoted as it was sent', () => {
  const [found] = diagnose([
    { name: 'a.txt', text: 'CNI is Flannel 0.25.1, I mean 0.25.4.\n' },
  ]).observations.filter(({ name }) => name === 'flannel.version')
  expect(found).toMatchObject({ raw: '0.25.4', line: 1, column: 31 })
})
