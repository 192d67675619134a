import { expect, test } from 'vitest'
import { expectInOrder } from '../../testing/expect-in-order.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { upgrade } from './upgrade.ts'

test('empties the node, replaces the programs, starts the services, lets pods in', () => {
  const text = contentOf(upgrade).content?.text ?? ''
  expectInOrder(text, [
    'kubectl drain',
    "Stop-Service -Name @('kube-proxy', 'flanneld', 'kubelet')",
    String.raw`.\node\prepare-node.ps1`,
    String.raw`.\node\register-services.ps1`,
    'kubectl uncordon',
  ])
})

test('kube-proxy in pods gets its image', () =>
  expect(contentOf(upgrade, { cni: 'calico' }).content?.text).toContain(
    'kubectl apply --filename cluster/kube-proxy.yaml',
  ))

test('each command stands on a line of its own', () =>
  expect(contentOf(upgrade).content?.text).toContain(
    "kubectl uncordon 'win-node-1'\nkubectl get nodes --output wide\n",
  ))

test('kubeadm runs on drive C:, and the next command in the directory of the files', () => {
  const lines = contentOf(upgrade, { joinMethod: 'kubeadm' }).content?.text.split('\n') ?? []
  const at = lines.findIndex((line) => line.includes('upgrade node'))
  expect([lines[at - 1], lines[at + 1]]).toEqual([
    String.raw`Push-Location C:\ `.trim(),
    'Pop-Location',
  ])
})

test('only containerd has a configuration that changes', () => {
  const text = (containerRuntime: 'containerd' | 'docker') =>
    contentOf(upgrade, { containerRuntime, kubernetesVersion: '1.22' }).content?.text
  expect(text('containerd')).toContain('A patch of containerd')
  expect(text('docker')).not.toContain('containerd')
})

test('the engine of Docker stays as it is, and is not asked for anew', () => {
  const text = contentOf(upgrade, { containerRuntime: 'docker', kubernetesVersion: '1.22' }).content
    ?.text
  expect(text).toContain(String.raw`.\node\install-docker.ps1 -Installed`)
})

test('kube-proxy that was told its source VIP later starts here too', () => {
  const lines = (cni: 'win-overlay' | 'win-bridge') =>
    contentOf(upgrade, {
      cni,
      networkMode: cni === 'win-overlay' ? 'overlay' : 'l2bridge',
    }).content?.text
  expect(lines('win-overlay')).toContain(String.raw`.\node\register-services.ps1 -Restart`)
  expect(lines('win-bridge')).not.toContain('-Restart')
})

test('where a script makes the network, the new CNI file gets the range of the node again', () => {
  const made = contentOf(upgrade, { cni: 'win-bridge', networkMode: 'l2bridge' }).content?.text
  expectInOrder(made ?? '', [
    String.raw`.\node\prepare-node.ps1`,
    String.raw`.\node\prepare-node.ps1 -PodSubnet '<Pod range of the node`,
    String.raw`.\node\install-containerd.ps1`,
  ])
  expect(contentOf(upgrade).content?.text).not.toContain('-PodSubnet')
})

test('updates of Windows come with an empty node and the step after a restart', () =>
  expectInOrder(contentOf(upgrade).content?.text ?? '', [
    '## Updates of Windows',
    'Empty the node as in step 3',
    '“After a restart of the computer”',
  ]))
