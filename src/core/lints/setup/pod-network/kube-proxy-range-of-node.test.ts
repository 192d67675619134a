import { testLint } from '../../../testing/test-lint.ts'
import { kubeProxyRangeOfNode } from './kube-proxy-range-of-node.ts'

const proxy = (range: string) =>
  `kube-proxy.exe --v=4 --proxy-mode=kernelspace --hostname-override=w1 --kubeconfig=C:\\k\\config --cluster-cidr=${range}\n`
const node = (range: string, system = 'windows') =>
  `apiVersion: v1\nkind: Node\nmetadata: {name: w1, labels: {kubernetes.io/os: ${system}}}\nspec: {podCIDR: ${range}}\n`
const both = (range: string, own: string, words = '', system?: string) =>
  `${words}${proxy(range)}\n=== node.yaml ===\n${node(own, system)}`

testLint(kubeProxyRangeOfNode, {
  valid: [
    { name: 'a part of it', text: both('10.244.0.0/16', '10.244.3.0/24') },
    { name: 'the line alone', text: proxy('10.200.0.0/16') },
    { name: 'a node of Linux', text: both('10.200.0.0/16', '10.244.3.0/24', '', 'linux') },
    {
      name: 'a plugin with pools of its own',
      text: both('10.200.0.0/16', '10.244.3.0/24', 'CNI: Calico\n\n'),
    },
    { name: 'ranges of both families', text: both('fd00:1::/48,10.244.0.0/16', '10.244.3.0/24') },
    { name: 'the other family alone', text: both('fd00:1::/48', '10.244.3.0/24') },
  ],
  invalid: [
    {
      name: 'a range of another cluster',
      text: both('10.200.0.0/16', '10.244.3.0/24'),
      messages: [/takes 10\.200\.0\.0\/16 .*; 10\.244\.3\.0\/24, .* is no part of it/],
      severity: 'info',
    },
    {
      name: 'a range that is too small',
      text: both('10.244.0.0/23', '10.244.3.0/24'),
      messages: [/is no part of it/],
    },
  ],
})
