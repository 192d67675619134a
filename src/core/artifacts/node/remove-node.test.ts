import { expect, test } from 'vitest'
import type { PresetId } from '../../model/presets/index.ts'
import type { Choices } from '../../model/scenario.ts'
import { expectInOrder } from '../../testing/expect-in-order.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { removeNode } from './remove-node.ts'

const script = (given: Partial<Choices> = {}, base: PresetId = 'current') =>
  contentOf(removeNode, given, base).content?.text ?? ''

test('each destructive step asks first', () => {
  const text = script({}, 'docs-1.20-flannel')
  expect(text).toContain("SupportsShouldProcess = $true, ConfirmImpact = 'High'")
  for (const line of text.split('\n')) {
    if (!/^\s*(?:Remove-Item|.*\| Remove-|.*Stop-Service|.*'delete')/.test(line)) continue
    const before = text.slice(0, text.indexOf(line))
    const block = before.slice(before.lastIndexOf('\n\n'))
    expect(block, line).toContain('ShouldProcess')
  }
})

test('kubeadm is reset by kubeadm', () => {
  expect(script({ joinMethod: 'kubeadm' })).toContain(
    "@('reset', '--force', '--cri-socket', 'npipe:////./pipe/containerd-containerd')",
  )
  expect(script({ joinMethod: 'kubeconfig' })).not.toContain("'reset'")
})

test('saved addresses and the network of the plugin go, the NAT network stays', () => {
  const guide = script({}, 'docs-1.20-flannel')
  expect(guide).toContain("Remove-NodeNetwork -Name 'cbr0'")
  expect(guide).toContain(String.raw`'C:\k\sourceVip.json'`)
  expect(script({ cni: 'nat', networkMode: 'nat' })).not.toContain('Remove-NodeNetwork')
})

test('the runtime goes only when asked', () =>
  expect(script()).toContain("if ($RemoveRuntime -and $PSCmdlet.ShouldProcess('containerd'"))

test('what the scripts left goes: Secrets of pods, programs, downloads, the task', () => {
  const text = script()
  for (const path of [
    String.raw`'C:\var\lib\kubelet'`,
    String.raw`'C:\k\nssm.exe'`,
    String.raw`'C:\k\crictl.exe'`,
    String.raw`'C:\k\common.ps1'`,
    '@($downloads)',
    "foreach ($task in @('kube-proxy-start', 'node-network-start'))",
  ]) {
    expect(text).toContain(path)
  }
  expect(script({ httpProxy: 'http://proxy:1' })).toContain("'NO_PROXY'")
})

test('the dynamic ports of -ManyServices go, and no other range', () => {
  const text = script()
  expect(text).toContain(String.raw`if ($range -match '\b16385\b.*\b49151\b' -and`)
  expect(text).toContain("'set', 'dynamicportrange', $protocol, '49152', '16384')")
  expect(text).toContain(String.raw`if ($excluded -match '(?m)^\s*30000\s+32767\b' -and`)
  expect(text).toContain("'delete', 'excludedportrange', $protocol, '30000', '2768')")
})

test('Azure CNI leaves locks and endpoints too', () => {
  const text = script({}, 'aks-1.17')
  for (const name of [
    'azure-vnet.json.lock',
    'azure-vnet-ipamv6.json',
    String.raw`azurecns\azure-endpoints.json`,
  ]) {
    expect(text).toContain(`'C:\\k\\${name}'`)
  }
})

test('a reset that fails does not keep the rest', () =>
  expect(script()).toMatch(/try \{ Invoke-Native .*'reset'.*\n {4}catch \{ Write-Warning/))

test('the runtime is there when its containers are removed', () => {
  const text = script()
  expectInOrder(text, ["'containers', 'rm'", '--unregister-service'])
  expectInOrder(text, ["'containers', 'rm'", 'Remove-NodeNetwork'])
})

test('what the guide of Antrea registered goes', () => {
  const text = script({ cni: 'antrea', networkMode: 'transparent' })
  expect(text).toContain("'rancher-wins', 'ovs-vswitchd', 'ovsdb-server'")
})

test('with the runtime go its exclusion from scans, its place in the search path and the settings of crictl', () => {
  const text = script()
  const runtime = text.slice(text.indexOf('if ($RemoveRuntime'), text.indexOf('Remove-NodeNetwork'))
  for (const part of [
    "Remove-MpPreference -ExclusionProcess (Join-Path $programs 'containerd.exe')",
    "[Environment]::SetEnvironmentVariable('Path', ($searched -join ';'), 'Machine')",
    String.raw`'.crictl\crictl.yaml'`,
  ]) {
    expect(runtime).toContain(part)
  }
})

test('a task has ended before its container is removed', () =>
  expectInOrder(script(), [
    "@('tasks', 'delete', '--force', $container)",
    "@('containers', 'rm', $container)",
  ]))

test('what Calico makes under other names goes too', () => {
  const text = script({ cni: 'calico' })
  for (const part of [
    "Remove-NodeNetwork -Name 'Calico'",
    "Remove-NodeNetwork -Name 'External'",
    String.raw`cni\conf\10-calico.conflist'`,
    String.raw`'C:\calico-windows.zip'`,
  ]) {
    expect(text).toContain(part)
  }
})

test('links in volumes go before what they stand in', () =>
  expectInOrder(script(), ['Remove-Link -Path $path }', 'Remove-Item -LiteralPath $path -Recurse']))
