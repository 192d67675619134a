import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const file =
  '=== 10-flannel.conf ===\n{"cniVersion": "0.2.0", "name": "vxlan0", "type": "flannel", "capabilities": {"dns": true}, "delegate": {"type": "win-bridge"}}\n'
const netConf =
  '=== net-conf.json ===\n{"Network": "10.244.0.0/16", "Backend": {"Type": "host-gw"}}\n'
const networks = 'PS C:\\> Get-HnsNetwork | select Name,Type\nName Type\n---- ----\ncbr0 L2Bridge\n'

const about = (text: string) =>
  diagnose([{ name: 'a.txt', text }])
    .findings.filter(({ message }) => message.includes('vxlan0'))
    .map(({ id, line, also = [] }) => [id, line, ...also.map((place) => place.line)])

test('one wrong name of a network is one finding', () => {
  expect(about(file + netConf + networks)).toEqual([['cni-flannel-network', 2, 4, 8]])
  expect(about(file + networks).map(([id]) => id)).toEqual(['cni-hns-network'])
})

test('an argument of a kubelet that kubeadm joins is no second way to join', () => {
  const text =
    'apiVersion: kubeadm.k8s.io/v1beta3\nkind: JoinConfiguration\nnodeRegistration:\n  criSocket: npipe:////./pipe/containerd-containerd\n  kubeletExtraArgs:\n    kubeconfig: C:\\k\\config\n'
  const { observations, findings } = diagnose([{ name: 'join.yaml', text }])
  expect(observations).toContainEqual(
    expect.objectContaining({ decision: 'joinMethod', value: 'kubeadm' }),
  )
  expect(findings.map(({ id }) => id)).not.toContain('values-disagree')
})

test('the name of a log tells whose version stands in it', () => {
  const text = 'I0412 09:11:02.117512    4312 server.go:417] Version: v1.19.16\n'
  const versionIn = (name: string) =>
    diagnose([{ name, text }]).observations.filter(
      ({ decision }) => decision === 'kubernetesRelease',
    )
  expect(versionIn('kubelet.err.log')).toHaveLength(1)
  expect(versionIn('a.log')).toEqual([])
})

test('a download that was typed tells the version', () =>
  expect(
    diagnose([
      {
        name: 'a.txt',
        text: 'curl.exe -LO https://dl.k8s.io/v1.24.3/bin/windows/amd64/kubelet.exe\n',
      },
    ]).observations.map(({ name, value }) => [name, value]),
  ).toContainEqual(['kubernetesRelease', '1.24.3']))

test('one dash among hyphens is a fault; a line that lost them all was printed', () => {
  const about = (text: string) =>
    diagnose([{ name: 'a.txt', text }]).findings.filter(({ message }) =>
      message.includes('no hyphen'),
    )
  expect(
    about('C:\\k\\kubelet.exe --node-ip=10.0.0.7 \u2013feature-gates=A=true --v=2\n'),
  ).toHaveLength(1)
  expect(about('C:\\k\\kubelet.exe \u2013node-ip=10.0.0.7 \u2013max-pods=30\n')).toEqual([])
})

test('a quote that is not closed hides the flags behind it, so that none of them is missing', () => {
  const missing = (text: string) =>
    diagnose([{ name: 'a.txt', text }]).findings.filter(
      ({ id }) => id === 'flanneld-subnet-manager',
    )
  const line = 'C:\\flannel\\flanneld.exe --kubeconfig-file=C:\\k\\config'
  expect(missing(`${line} 'a --kube-subnet-mgr=1\n`)).toEqual([])
  expect(missing(`${line} --ip-masq=1\n`)).toHaveLength(1)
})
