import { expect, test } from 'vitest'
import { contentOf } from '../../testing/generate-content.ts'
import { kubeProxy } from './kube-proxy.ts'

test('takes the image of the release, in a HostProcess pod with the account of kube-proxy', () => {
  const text = contentOf(kubeProxy, { cni: 'calico', kubernetesRelease: '1.36.2' }).content?.text
  expect(text).toContain('image: sigwindowstools/kube-proxy:v1.36.2-calico-hostprocess')
  expect(text).toContain('hostProcess: true')
  expect(text).toContain('serviceAccountName: kube-proxy\n')
})

test.each([
  { cni: 'calico', nodeAgents: 'services' },
  { cni: 'antrea', networkMode: 'transparent' },
  { cni: 'flannel' },
] as const)('%o has none', (given) => expect(contentOf(kubeProxy, given).content).toBe(undefined))
