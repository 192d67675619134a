import { expect, test } from 'vitest'
import { contentOf } from '../../testing/generate-content.ts'
import { renew } from './renew.ts'

test('names every component with a credential, how long it lives and the commands that renew it', () => {
  const text = contentOf(renew).content?.text
  expect(text).toMatch(/\| flanneld \| Asked for 365 days/)
  expect(text).toMatch(/\| kube-proxy \| Asked for 365 days/)
  expect(text).toContain(String.raw`-Destination 'C:\k\kube-proxy.conf' -Force`)
  expect(text).toContain(String.raw`.\node\register-services.ps1 -Restart`)
})

test('a token in a Secret does not end by itself', () =>
  expect(contentOf(renew, { kubernetesVersion: '1.20' }).content?.text).toContain(
    'Until its Secret is deleted',
  ))

test('pods renew their own', () => {
  const text = contentOf(renew, { cni: 'calico' }).content?.text
  expect(text).toContain('Agents in pods')
  expect(text).not.toContain('identities.sh')
})

test('an agent of an installer gets its kubeconfig where it reads it', () =>
  expect(
    contentOf(renew, { cni: 'calico', cniRelease: '3.28.0', nodeAgents: 'services' }).content?.text,
  ).toContain(
    String.raw`Copy-Item -LiteralPath 'C:\k\calico.conf' -Destination 'C:\CalicoWindows\calico-kube-config' -Force`,
  ))

test('a kubeconfig that the user made is named by its place', () =>
  expect(contentOf(renew, { joinMethod: 'kubeconfig' }).content?.text).toContain(
    'in the place of `C:\\k\\config`',
  ))
