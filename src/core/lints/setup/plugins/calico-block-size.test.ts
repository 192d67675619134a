import { testLint } from '../../../testing/test-lint.ts'
import { calicoBlockSize } from './calico-block-size.ts'

const setup = (maxPods: number, pool: string, host = 'Windows Server 2022') =>
  `os: ${host}

=== pool.yaml ===
apiVersion: projectcalico.org/v3
kind: IPPool
metadata: { name: a }
spec: { cidr: 10.244.0.0/16, vxlanMode: Always${pool} }
---
apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
maxPods: ${maxPods}
`

testLint(calicoBlockSize, {
  valid: [
    { name: 'pods that fit', text: setup(60, '') },
    { name: 'a larger block', text: setup(110, ', blockSize: 24') },
    { name: 'the smallest block', text: setup(4, ', blockSize: 29') },
    {
      name: 'smaller blocks for nodes of Linux',
      text: setup(60, `, blockSize: 30, nodeSelector: "kubernetes.io/os == 'linux'"`),
    },
    {
      name: 'smaller blocks for all but Windows nodes',
      text: setup(60, `, blockSize: 30, nodeSelector: "kubernetes.io/os != 'windows'"`),
    },
    { name: 'few pods in a small block', text: setup(12, ', blockSize: 28') },
    {
      name: 'a usual block, and no limit of pods',
      text: setup(110, ', blockSize: 26').replace('maxPods: 110', 'podPidsLimit: 100'),
    },
    {
      name: 'words of which the limit fits',
      text: 'Windows Server 2022 node with Calico. Calico blockSize 26, maxPods 60.\n',
    },
    {
      name: 'words of two sizes',
      text: 'Windows Server 2022 node with Calico. Calico blockSize 26, maxPods 110.\n\nThe new IPPool has blockSize 24.\n',
    },
    {
      name: 'words of a size alone',
      text: 'Windows Server 2022 node. Calico blockSize is 26.\n',
    },
    { name: 'no Windows node', text: setup(110, '', 'Debian 12') },
  ],
  invalid: [
    {
      name: 'room for few pods, and no limit of them',
      text: setup(110, ', blockSize: 28').replace('maxPods: 110', 'podPidsLimit: 100'),
      messages: [/blocks of the pool are \/28; .* 12 addresses are for pods/],
      severity: 'warning',
    },
    {
      name: 'blocks without room',
      text: setup(2, ', blockSize: 30'),
      messages: [/blocks of the pool are \/30; .* “cannot find a qualified ippool”/],
      severity: 'error',
    },
    {
      name: 'more pods than addresses',
      text: setup(110, ''),
      messages: [/maxPods is 110; .* of its \/26 60 addresses/],
      severity: 'warning',
    },
    {
      name: 'more pods than addresses, in words',
      text: 'Windows Server 2022 node with Calico, VXLAN. Calico blockSize 26, maxPods 110.\n',
      messages: [/maxPods is 110; .* of its \/26 60 addresses/],
      severity: 'warning',
    },
    {
      name: 'a block that is told',
      text: setup(30, ', blockSize: 27'),
      messages: [/of its \/27 28 addresses/],
    },
  ],
})
