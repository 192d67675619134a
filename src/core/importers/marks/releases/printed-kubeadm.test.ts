import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const read = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).observations.flatMap(({ name, decision, value, line }) =>
    name.endsWith('.version') || decision === 'kubernetesVersion'
      ? [[decision ?? name, value, line]]
      : [],
  )

const printed = (system: string) =>
  `It does not join.\n\nkubeadm version: &version.Info{Major:"1", Minor:"28", GitVersion:"v1.28.2", GitTreeState:"clean", Platform:"${system}/amd64"}\n`

test('what kubeadm prints on Windows tells of the kubelet beside it, and not of kubectl', () =>
  expect(read(printed('windows'))).toEqual([
    ['kubeadm.version', '1.28.2', 3],
    ['kubernetesVersion', '1.28', 3],
  ]))

test('on Linux it tells of kubeadm alone', () =>
  expect(read(printed('linux'))).toEqual([['kubeadm.version', '1.28.2', 3]]))

test('a pipe of Docker in a join is a fault of that release', () => {
  const join =
    'kubeadm join 10.1.1.5:6443 --token abcdef.0123456789abcdef --discovery-token-unsafe-skip-ca-verification --cri-socket npipe:////./pipe/docker_engine\n'
  const faults = (text: string) =>
    diagnose([{ name: 'a.txt', text }]).findings.map(({ id, severity }) => [id, severity])
  expect(faults(printed('windows') + join)).toContainEqual(['kubeadm-join-socket', 'error'])
  expect(faults(printed('windows').replaceAll('28', '22') + join)).toEqual([])
})
