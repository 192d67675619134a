import { describe, expect, test } from 'vitest'
import { readFiles } from '../engine/diagnose/reading/read.ts'
import { testImporter } from '../testing/test-importer.ts'
import { componentVersion } from './component-version.ts'

testImporter(componentVersion, [
  {
    name: 'the kubelet',
    text: 'PS C:\\k> .\\kubelet.exe --version\nKubernetes v1.15.0-rc.1',
    reads: [
      ['kubelet.version', '1.15.0-rc.1', 2],
      ['kubernetesVersion', '1.15', 2],
    ],
  },
  {
    name: 'kubeadm, in short',
    text: 'PS C:\\k> kubeadm.exe version -o short\nv1.28.4',
    reads: [
      ['kubeadm.version', '1.28.4', 2],
      ['kubernetesVersion', '1.28', 2],
    ],
  },
  {
    name: 'kubeadm, as it prints by itself',
    text: '$ kubeadm version\nkubeadm version: &version.Info{Major:"1", Minor:"29", GitVersion:"v1.29.1", Platform:"windows/amd64"}',
    reads: [
      ['kubeadm.version', '1.29.1', 2],
      ['kubernetesVersion', '1.29', 2],
    ],
  },
  {
    name: 'kubeadm, as YAML',
    text: 'C:\\>kubeadm version -o yaml\nclientVersion:\n  gitVersion: v1.30.2\n  major: "1"',
    reads: [['kubeadm.version', '1.30.2', 3]],
  },
  {
    name: 'flanneld',
    text: 'PS C:\\k> .\\flanneld.exe --version\nv0.11.0',
    reads: [['flannel.version', '0.11.0', 2]],
    never: ['kubernetesVersion'],
  },
  {
    name: 'kube-proxy, which says nothing of the node',
    text: 'C:\\k>kube-proxy.exe --version\nKubernetes v1.25.0',
    reads: [['kubeProxy.version', '1.25.0', 2]],
    never: ['kubernetesVersion'],
  },
])

describe('a version alone in its file', () => {
  const names = (file: string, text = 'Kubernetes v1.27.13\n') =>
    readFiles([{ name: file, text }])
      .documents.flatMap(({ reading }) => reading.observations ?? [])
      .map(({ name }) => name)

  test.each([
    ['win-1/kubelet-version.txt', 'kubelet.version'],
    ['kube-proxy.version.txt', 'kubeProxy.version'],
  ])('is that of the component after which %s is called', (file, name) => {
    expect(names(file)).toContain(name)
    expect(names(file)).not.toContain('kubernetes.serverVersion')
  })

  test.each([
    ['version.txt', undefined],
    ['kubelet-notes.txt', 'Kubernetes v1.27.13, and then it stopped\n'],
  ])('is anything else in %s', (file, text) =>
    expect(names(file, text)).not.toContain('kubelet.version'),
  )
})
