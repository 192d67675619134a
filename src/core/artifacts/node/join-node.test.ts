import { expect, test } from 'vitest'
import type { Choices } from '../../model/scenario.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { joinNode } from './join-node.ts'

const script = (given: Partial<Choices>) => contentOf(joinNode, given).content?.text ?? ''

test('kubeadm joins with secrets from parameters and an explicit socket', () => {
  const text = script({ joinMethod: 'kubeadm', nodeName: 'win-1' })
  expect(text).toContain('[securestring] $Token')
  expect(text).toContain('[string] $CaCertHash')
  expect(text).toContain(
    "-Arguments @('join', '10.127.130.2:6443', '--token', $plainToken, '--discovery-token-ca-cert-hash', $CaCertHash, '--node-name', 'win-1', '--cri-socket', 'npipe:////./pipe/containerd-containerd')",
  )
  expect(text).toContain('[string] $KubeProxyKubeconfigPath')
})

test('a join that fails says what the next one needs', () => {
  const text = script({ joinMethod: 'kubeadm' })
  expect(text).toContain('& "{1}" {2}; then node\\prepare-node.ps1 again.')
  expect(text).toContain(
    "(@('reset', '--force', '--cri-socket', 'npipe:////./pipe/containerd-containerd') -join ' ')",
  )
})

test('kubeadm finds Docker by itself: another socket would make it a remote runtime', () => {
  const text = script({ containerRuntime: 'docker', kubernetesVersion: '1.20' })
  expect(text).toContain("'--node-name', 'win-node-1')")
  expect(text).not.toContain('--cri-socket')
})

test('a bootstrap kubeconfig holds the token of the parameter', () => {
  const text = script({ joinMethod: 'bootstrap-token' })
  expect(text).toContain("'--server=https://10.127.130.2:6443'")
  expect(text).toContain("'kubelet-bootstrap', ('--token=' + $plainToken))")
  expect(text).not.toContain('kubeadm.exe')
})

test('an existing kubeconfig is copied into its place', () => {
  const text = script({ joinMethod: 'kubeconfig', installDirectory: 'D:\\kube\\' })
  expect(text).toContain(String.raw`-Destination 'D:\kube\config' -Force`)
  expect(text).not.toContain('Token')
  expect(text).toContain(
    String.raw`$KubeProxyKubeconfigPath -Destination 'D:\kube\kube-proxy.conf'`,
  )
  expect(text).toContain(String.raw`$AgentKubeconfigPath -Destination 'D:\kube\flanneld.conf'`)
})

test('where the plugin does the work of kube-proxy, none needs an identity', () =>
  expect(script({ cni: 'antrea', networkMode: 'transparent' })).not.toContain('KubeProxy'))
