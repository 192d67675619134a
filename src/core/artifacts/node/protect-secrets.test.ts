import { expect, test } from 'vitest'
import type { Choices } from '../../model/scenario.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { protectSecrets } from './protect-secrets.ts'

const textOf = (given: Partial<Choices> = {}) => contentOf(protectSecrets, given).content?.text

test('locks what proves the node’s identity, by the way it joins', () => {
  const kubeadm = contentOf(protectSecrets, { joinMethod: 'kubeadm' }).content?.text
  expect(kubeadm).toContain(
    String.raw`@('C:\etc\kubernetes\kubelet.conf', 'C:\etc\kubernetes\bootstrap-kubelet.conf', 'C:\k\kube-proxy.conf', 'C:\k\flanneld.conf', 'C:\var\lib\kubelet\pki', 'C:\etc\kubernetes')`,
  )
  const brought = contentOf(protectSecrets, {}, 'docs-1.20-flannel').content?.text
  expect(brought).toContain(
    String.raw`foreach ($path in @('C:\k\config', 'C:\k\kube-proxy.conf', 'C:\k\flanneld.conf', 'C:\var\lib\kubelet\pki')) {`,
  )
  expect(contentOf(protectSecrets, {}, 'aks-1.17').content?.text).toContain(
    String.raw`C:\k\azure.json`,
  )
})

test('encrypts only when asked, and grants by identifier', () => {
  const text = contentOf(protectSecrets).content?.text
  expect(text).toContain('[switch] $EnableBitLocker')
  expect(text).toContain("'*S-1-5-18:F', '*S-1-5-32-544:F'")
})

test('the token of the bootstrap kubeconfig goes once the kubelet has its own', () => {
  expect(textOf({ joinMethod: 'bootstrap-token' })).toMatch(
    /if \(\(Test-Path -LiteralPath 'C:\\k\\config'\) .*\n {4}Remove-Item -LiteralPath 'C:\\k\\bootstrap-config' -Force/,
  )
  expect(textOf()).not.toContain('Remove-Item')
})
