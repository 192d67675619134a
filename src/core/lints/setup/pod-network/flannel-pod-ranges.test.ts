import { testLint } from '../../../testing/test-lint.ts'
import { flannelPodRanges } from './flannel-pod-ranges.ts'

const flannel = 'CNI: flannel\n\n=== a.yaml ===\n'
const manager = (more: string) => `apiVersion: v1
kind: Pod
metadata: { name: kube-controller-manager-m1, namespace: kube-system }
spec:
  containers:
  - name: a
    image: registry.k8s.io/kube-controller-manager:v1.30.2
    command: [ kube-controller-manager, --leader-elect=true${more} ]
`
const cluster = (more: string) =>
  `apiVersion: kubeadm.k8s.io/v1beta3\nkind: ClusterConfiguration\nnetworking:\n  serviceSubnet: 10.96.0.0/12\n${more}`
const node = (spec: string) => `apiVersion: v1
kind: Node
metadata: { name: win1 }
spec: { ${spec} }
status:
  nodeInfo: { osImage: Windows Server 2022 Datacenter, kernelVersion: 10.0.20348.2527, operatingSystem: windows }
`

testLint(flannelPodRanges, {
  valid: [
    { name: 'a manager with ranges', text: flannel + manager(', --allocate-node-cidrs=true') },
    { name: 'a manager of another network', text: `CNI: Calico\n\n=== a.yaml ===\n${manager('')}` },
    {
      name: 'the file of a node that joins',
      text: `${flannel}${cluster('')}---\napiVersion: kubeadm.k8s.io/v1beta3\nkind: JoinConfiguration\n`,
    },
    { name: 'kubeadm with ranges', text: flannel + cluster('  podSubnet: 10.244.0.0/16\n') },
    {
      name: 'kubeadm with arguments of its own',
      text: flannel + cluster('controllerManager:\n  extraArgs: { allocate-node-cidrs: "true" }\n'),
    },
    {
      name: 'a virtual node, on which nothing runs',
      text: flannel + node('').replace('name: win1', 'name: vk, labels: { type: virtual-kubelet }'),
    },
    { name: 'a node with its range', text: flannel + node('podCIDR: 10.244.3.0/24') },
    {
      name: 'a cluster whose nodes have ranges all the same',
      text: `${flannel}${cluster('')}---\n${node('podCIDR: 10.244.3.0/24')}`,
    },
  ],
  invalid: [
    {
      name: 'a manager without ranges',
      text: flannel + manager(''),
      messages: [/controller manager runs without --allocate-node-cidrs=true/],
      severity: 'error',
    },
    {
      name: 'kubeadm without ranges',
      text: flannel + cluster(''),
      messages: [/made without networking.podSubnet/],
      severity: 'error',
    },
    {
      name: 'a node without a range',
      text: flannel + node(''),
      messages: [/Node win1 has no podCIDR/],
      severity: 'error',
    },
  ],
})
