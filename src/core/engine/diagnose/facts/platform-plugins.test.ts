import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const found = (text: string) => {
  const { findings, observations } = diagnose([{ name: 'mail.txt', text: `${text}\n` }])
  return {
    errors: findings.filter(({ severity }) => severity === 'error').map(({ id }) => id),
    decided: [
      ...new Set(
        observations.flatMap(({ decision, value }) =>
          decision === 'cni' || decision === 'cniRelease' ? [`${decision} ${String(value)}`] : [],
        ),
      ),
    ],
    kept: observations.some(({ raw }) => raw.startsWith('Calico')),
  }
}

test.each([
  'AKS cluster version 1.29.7; pool "winnp" has Windows2022 and Calico',
  'AKS 1.30 with Windows Server 2022 nodes and Calico 3.28.1',
  'AKS 1.30 with Windows Server 2022 nodes, CNI: Calico',
])('what AKS has beside its plugin decides no plugin: %j', (text) => {
  expect(found(text)).toEqual({ errors: [], decided: [], kept: true })
})

test('the plugin of AKS stands beside it', () => {
  expect(found('AKS 1.30 with Azure CNI, Windows Server 2022 nodes and Calico 3.28.1')).toEqual({
    errors: [],
    decided: ['cni azure-vnet'],
    kept: true,
  })
})

test('where a cluster has any plugin, the name tells it', () => {
  expect(
    found('Kubernetes 1.30 with kubeadm, Windows Server 2022 nodes and Calico 3.28.1').decided,
  ).toEqual(['cni calico', 'cniRelease 3.28.1'])
})

test('another plugin than that of AKS is one', () => {
  expect(found('AKS 1.30 with Windows Server 2022 nodes, CNI: Flannel').decided).toEqual([
    'cni flannel',
  ])
})

test.each([
  ['AKS 1.31.1, network plugin azure, mode overlay, Windows2022 pool', undefined],
  ['AKS 1.31.1 with network mode: l2bridge, Windows2022 pool', 'l2bridge'],
  ['Kubernetes 1.31.1 with kubeadm, network mode: overlay, Windows Server 2022', 'overlay'],
])('the mode of the network that %j tells is %s', (text, mode) => {
  const { observations } = diagnose([{ name: 'mail.txt', text: `${text}\n` }])
  expect(observations.find(({ decision }) => decision === 'networkMode')?.value).toBe(mode)
  expect(observations.some(({ raw }) => raw === 'overlay' || raw === 'l2bridge')).toBe(true)
})

test('what a file says of the plugin stands', () => {
  const { observations } = diagnose([
    { name: 'mail.txt', text: 'AKS 1.30 with Windows Server 2022 nodes\n' },
    {
      name: '10-calico.conf',
      text: '{"cniVersion": "0.3.1", "name": "Calico", "type": "calico", "mode": "vxlan"}\n',
    },
  ])
  const decided = (id: string) => observations.find(({ decision }) => decision === id)?.value
  expect([decided('cni'), decided('networkMode')]).toEqual(['calico', 'overlay'])
})
