import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const runtime = (text: string) => diagnose([{ name: 'start.ps1', text }]).scenario.containerRuntime
const kubelet =
  'C:\\k\\kubelet.exe --config=C:\\k\\c.yaml --network-plugin=cni --kubeconfig=C:\\k\\k'

test.each([
  [
    'a version without dockershim',
    `$version = "v1.24.3"\n$KubernetesVersion = "v1.24.3"\n${kubelet}`,
  ],
  [
    'a runtime that somebody names',
    `$KubernetesVersion = "v1.22.3"\n$ContainerRuntime = "containerd"\n${kubelet}`,
  ],
])('flags of dockershim tell of no Docker beside %s', (_, text) =>
  expect(runtime(text)).not.toBe('docker'),
)

test('what somebody names is the runtime', () =>
  expect(
    runtime(`$KubernetesVersion = "v1.24.3"\n$ContainerRuntime = "containerd"\n${kubelet}`),
  ).toBe('containerd'))

test.each([
  `$KubernetesVersion = "v1.22.3"\n${kubelet}`,
  kubelet,
  `$KubernetesVersion = "v1.22.3"\n$ContainerRuntime = "docker"\n${kubelet}`,
])('flags of dockershim tell of Docker where the kubelet may have it: %s', (text) =>
  expect(runtime(text)).toBe('docker'),
)

test('a kubelet that refuses such a flag has no dockershim', () =>
  expect(
    runtime('Error: failed to parse kubelet flag: unknown flag: --network-plugin\n'),
  ).toBeUndefined())
