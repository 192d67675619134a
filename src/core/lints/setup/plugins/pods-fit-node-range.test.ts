import { testLint } from '../../../testing/test-lint.ts'
import { podsFitNodeRange } from './pods-fit-node-range.ts'

const kubelet = (pods: number) =>
  `=== k.yaml ===\napiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nmaxPods: ${pods}\n`
const manager = (size: string, range = '10.244.0.0/16') =>
  `=== m.txt ===\nkube-controller-manager --allocate-node-cidrs=true --cluster-cidr=${range} --node-cidr-mask-size=${size}\n`
const plugin = (name: string) => `=== a.txt ===\nCNI: ${name}\n`

testLint(podsFitNodeRange, {
  valid: [
    { name: 'the usual size', text: kubelet(110) + manager('24') + plugin('flannel') },
    { name: 'fewer pods', text: kubelet(60) + manager('26') + plugin('flannel') },
    { name: 'pools of Calico', text: kubelet(110) + manager('26') + plugin('calico') },
    { name: 'no plugin', text: kubelet(110) + manager('26') },
    { name: 'IPv6', text: kubelet(110) + manager('64', 'fd00:10::/56') + plugin('flannel') },
  ],
  invalid: [
    {
      name: 'more pods than addresses',
      text: kubelet(110) + manager('26') + plugin('flannel'),
      messages: [/takes 110 pods, and its \/26 has addresses for 60/],
      severity: 'warning',
    },
    {
      name: 'the range that a file gives the node',
      text: `${kubelet(250)}${plugin('flannel')}=== subnet.env ===\nFLANNEL_NETWORK=10.244.0.0/16\nFLANNEL_SUBNET=10.244.3.1/25\nFLANNEL_MTU=1450\n`,
      messages: [/takes 250 pods, and its \/25 has addresses for 124/],
      severity: 'warning',
    },
  ],
})
