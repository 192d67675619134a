import { expect, test } from 'vitest'
import type { Choices } from '../../model/scenario.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { expectInOrder } from '../../testing/expect-in-order.ts'
import { verifyPowershell } from './verify-powershell.ts'

const script = (given: Partial<Choices> = {}) =>
  contentOf(verifyPowershell, given, 'docs-1.20-flannel').content?.text ?? ''

test('asks the node, then the cluster, and leaves what a Windows node cannot reach', () => {
  const text = script()
  expect([...text.matchAll(/^Test-Step -Title '([^']*)'/gm)].map(([, title]) => title)).toEqual([
    'HNS network cbr0 exists',
    'A virtual adapter stands for Ethernet',
    'Each pod has its own and its pause container',
    'Node win-node-1 is Ready',
    'Pods of win-webserver are Ready',
    'A node reaches each pod',
    'A pod reaches each pod',
    'The Service address answers, from a Linux node and from a pod',
    'A pod finds the Service by its name win-webserver.default.svc.cluster.local',
    'A pod reaches an address outside the cluster',
  ])
  expect(text).toContain("@('docker', 'kubelet', 'kube-proxy', 'flanneld')")
  expect(text).toContain('a Windows node does not reach its own NodePort')
})

test.each([
  ['overlay', "@('containerd', 'kubelet', 'kube-proxy', 'CalicoFelix', 'CalicoNode')"],
  ['l2bridge', "'CalicoFelix', 'CalicoConfd', 'CalicoNode')"],
] as const)(
  'the services that the installer of Calico registers for %s run too',
  (networkMode, services) => {
    const calico = { cni: 'calico', cniRelease: '3.28.0', networkMode } as const
    const given = { ...calico, kubernetesVersion: '1.28', windowsRelease: 'ltsc2022' } as const
    const asServices = contentOf(verifyPowershell, { ...given, nodeAgents: 'services' })
    expect(asServices.content?.text).toContain(services)
    const asPods = contentOf(verifyPowershell, { ...given, nodeAgents: 'daemonsets' })
    expect(asPods.content?.text).toContain("@('containerd', 'kubelet')")
  },
)

test('Open vSwitch and wins run beside the pod of Antrea on Docker', () => {
  const given = { cni: 'antrea', cniRelease: '1.15.2', networkMode: 'transparent' } as const
  expect(script(given)).toContain(
    "@('docker', 'kubelet', 'rancher-wins', 'ovs-vswitchd', 'ovsdb-server')",
  )
})

test('the account is a parameter', () => {
  expect(script()).toContain("[string] $KubeconfigPath = ''")
  expect(script()).toContain("[string] $Outbound = 'https://mcr.microsoft.com/v2/'")
})

test('containerd has no docker ps', () =>
  expect(script({ containerRuntime: 'containerd' })).not.toContain('docker'))

test('in an overlay a node is asked for its own pods alone', () => {
  const given = { networkMode: 'overlay', nodeName: 'win-1' } as const
  expect(script(given)).toContain('in @(Get-OwnPodAddress)) { Test-Answer ')
  expect(script(given)).toContain("-Of ',spec.nodeName=win-1'")
  expect(script({ networkMode: 'l2bridge' })).toContain('in @(Get-PodAddress)) { Test-Answer ')
})

test('without an account only the node itself is asked', () => {
  expectInOrder(script(), [
    "Test-Step -Title 'HNS network",
    "if ($KubeconfigPath -eq '') {",
    "Test-Step -Title 'Node ",
  ])
})

test('pods are asked without the proxy of the node, which old curl takes for ranges that are excepted', () =>
  expect(script({ httpProxy: 'http://proxy:3128' })).toContain("'--noproxy', '*', '--max-time'"))

test('a line on standard error ends no check where PowerShell runs in a remote session', () => {
  const lines = script().split('\n')
  for (const call of ['    & $kubectl @all', '    & curl.exe @options']) {
    expect(lines[lines.indexOf(call) - 1]).toBe("    $ErrorActionPreference = 'Continue'")
  }
})

test('where the node routes, its service is asked about: it does not always start', () => {
  const calico = {
    cni: 'calico',
    kubernetesVersion: '1.36',
    containerRuntime: 'containerd',
  } as const
  expect(script({ ...calico, networkMode: 'l2bridge' })).toContain(
    "-Title 'The node routes what BGP tells'",
  )
  expect(script({ ...calico, networkMode: 'overlay' })).not.toContain('RemoteAccess')
})
