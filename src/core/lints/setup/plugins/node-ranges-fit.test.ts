import { testLint } from '../../../testing/test-lint.ts'
import { nodeRangesFit } from './node-ranges-fit.ts'

const cluster = (subnet: string, size?: string) =>
  `=== kubeadm.yaml ===\napiVersion: kubeadm.k8s.io/v1beta3\nkind: ClusterConfiguration\n${size === undefined ? '' : `controllerManager:\n  extraArgs:\n    node-cidr-mask-size: "${size}"\n`}networking:\n  podSubnet: ${subnet}\n`
const words = (text: string) => `=== a.txt ===\n${text}\n`
const table = (...names: readonly string[]) =>
  `=== nodes.txt ===\nNAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE   KERNEL-VERSION   CONTAINER-RUNTIME\n${names
    .map(
      (name, i) =>
        `${name}   Ready    <none>   6d    v1.29.3   10.9.0.${i + 11}   <none>   Windows Server 2022 Datacenter   10.0.20348.2340   containerd://1.7.14\n`,
    )
    .join('')}`

testLint(nodeRangesFit, {
  valid: [
    { name: 'the usual range', text: cluster('10.244.0.0/16') + words('CNI: flannel') },
    {
      name: 'parts of an IPv6 range',
      text: words('kube-controller-manager --cluster-cidr=fd00:10::/48 --node-cidr-mask-size=64'),
    },
    { name: 'smaller parts', text: cluster('10.244.0.0/24', '26') + words('CNI: flannel') },
    { name: 'addresses of Calico', text: cluster('10.244.0.0/24') + words('CNI: calico') },
    {
      name: 'as many as there are nodes',
      text: cluster('10.244.0.0/23') + words('CNI: flannel') + table('a1', 'a2'),
    },
    {
      name: 'the part of a node that kube-proxy is given',
      text: words('kube-proxy.exe --proxy-mode=kernelspace --cluster-cidr=10.244.3.0/24'),
    },
    { name: 'a size for one node', text: cluster('10.244.0.0/24', '24') + words('CNI: flannel') },
    {
      name: 'nobody gives ranges',
      text: `${cluster('10.244.0.0/24')}${words('--allocate-node-cidrs=false')}`,
    },
  ],
  invalid: [
    {
      name: 'too many parts of an IPv6 range',
      text: words('kube-controller-manager --cluster-cidr=fd00:10::/40 --node-cidr-mask-size=64'),
      messages: [/at most 16 bits between both with IPv6/],
      severity: 'error',
    },
    {
      name: 'one part only',
      text: cluster('10.244.0.0/24') + words('CNI: flannel'),
      messages: [/gets a \/24 of the range of pods, and 10\.244\.0\.0\/24 has one: the others/],
      severity: 'warning',
    },
    {
      name: 'one part only, of a network that nobody told',
      text: cluster('10.244.0.0/24'),
      messages: [/has one/],
      severity: 'warning',
    },
    {
      name: 'parts of a size that somebody chose',
      text: cluster('10.244.0.0/22', '23') + words('CNI: antrea') + table('a1', 'a2', 'a3'),
      messages: [/gets a \/23 of the range of pods, and 10\.244\.0\.0\/22 has 2 for 3 nodes/],
      severity: 'error',
    },
    {
      name: 'less than one part',
      text: cluster('10.244.0.0/25') + words('CNI: flannel'),
      messages: [/smaller than the \/24/],
    },
  ],
})
