import { expect, test } from 'vitest'
import type { PresetId } from '../../model/presets/index.ts'
import type { Choices } from '../../model/scenario.ts'
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
  expect(guide).toContain("Where-Object { $_.Name -eq 'cbr0' }")
  expect(guide).toContain(String.raw`'C:\k\sourceVip.json'`)
  expect(script({ cni: 'nat', networkMode: 'nat' })).not.toContain('Remove-HnsNetwork')
})

test('the runtime goes only when asked', () =>
  expect(script()).toContain("if ($RemoveRuntime -and $PSCmdlet.ShouldProcess('containerd'"))
