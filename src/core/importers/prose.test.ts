import { expect, test } from 'vitest'
import { readFiles } from '../engine/diagnose/read.ts'
import { testImporter } from '../testing/test-importer.ts'
import { prose } from './prose.ts'

testImporter(prose, [
  {
    name: 'a list of versions',
    text: 'Kubernetes Ver: 1.14.8\nKubernetes Node OS Ver: Windows Server Datacenter 10.0.17763.504 (1809)\nContainer Base Image: windowsservercore-1709',
    reads: [
      ['kubernetesRelease', '1.14.8', 1],
      ['kubernetes.serverVersion', '1.14.8', 1],
      ['windowsRelease', 'ltsc2019', 2],
      ['windowsRevision', 504, 2],
    ],
    never: ['imageRelease'],
  },
  {
    name: 'a sentence with the setup',
    text: 'Windows Server 2019 (Build 17763), Kubernetes 1.24.0, flannel v0.17.0. It fails.',
    reads: [
      ['windowsRelease', 'ltsc2019', 1],
      ['kubernetesVersion', '1.24', 1],
      ['cni', 'flannel', 1],
    ],
  },
  {
    name: 'an enumeration',
    text: 'The pod hangs. kubeadm 1.18, docker, flannel overlay (vxlan0).',
    reads: [
      ['kubernetesVersion', '1.18', 1],
      ['containerRuntime', 'docker', 1],
      ['cni', 'flannel', 1],
      ['networkMode', 'overlay', 1],
    ],
  },
  {
    name: 'a text in another language',
    text: '你好，我们的节点 Kubernetes 1.29.4 无法启动',
    reads: [['kubernetesRelease', '1.29.4', 1]],
  },
  {
    name: 'talk about versions, which tells of no cluster',
    text: 'I read that Kubernetes 1.24 removed dockershim, and that since Kubernetes 1.20 it warns. An image for build 10.0.20348 exists.',
    reads: [],
    never: ['kubernetesVersion', 'windowsRelease'],
  },
])

test.each(['foo: bar\nsettings:\n  replicas: 3', '{\n  "foo": "bar",\n  "a": [\n    1\n  ]\n}'])(
  'data without a known key says that nothing checks it',
  (text) => {
    expect(readFiles([{ name: 'a.txt', text }]).unread).toMatchObject([
      { line: 1, reason: expect.stringMatching(/nothing checks it/) },
    ])
  },
)
