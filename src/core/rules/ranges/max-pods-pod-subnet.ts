import { network } from '../../catalog/network.ts'
import { addressCount } from '../../values/address.ts'
import { rangesIn } from '../../derived/ranges.ts'
import { defineRule } from '../../model/rule.ts'

export const maxPodsPodSubnet = defineRule({
  id: 'max-pods-pod-subnet',
  basis: 'fails',
  summary: 'The pod subnet of the node has an address for every pod',
  remediation: 'Allow fewer pods on the node, or give nodes larger pod subnets.',
  decisions: ['maxPods', 'podCIDR', 'ipam'],

  check({ maxPods, podCIDR, ipam }) {
    if (ipam !== 'host-local') return undefined
    const subnet = rangesIn(podCIDR).find(({ family }) => family === 'ipv4')
    if (!subnet) return undefined
    const usable = Math.max(0, addressCount(subnet) - network.keptPerPodSubnet.value)
    if (maxPods <= usable) return undefined
    return {
      message: `${subnet.text} has addresses for ${usable} pods, not for ${maxPods}.`,
      facts: [network.keptPerPodSubnet],
      ...(usable > 0 ? { suggestion: { maxPods: usable } } : {}),
    }
  },
})
