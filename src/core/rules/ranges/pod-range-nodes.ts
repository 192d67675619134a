import { network } from '../../catalog/network.ts'
import { rangesIn } from '../../derived/ranges.ts'
import { defineRule } from '../../model/rule.ts'

export const podRangeNodes = defineRule({
  id: 'pod-range-nodes',
  basis: 'fails',
  summary: 'The pod range is large enough for subnets of several nodes',
  remediation:
    'Take a larger pod range, or smaller pod subnets (--node-cidr-mask-size) in the controller manager.',
  decisions: ['clusterCIDR', 'ipam'],

  check({ clusterCIDR, ipam }) {
    if (ipam !== 'host-local') return undefined
    const { nodePrefix, nodePrefixDifference } = network
    for (const { family, prefix, text } of rangesIn(clusterCIDR)) {
      const size = nodePrefix.value[family]
      if (prefix >= size) {
        return {
          message: `The pod range ${text} is no larger than the usual pod subnet /${size} of one node.`,
          facts: [network.usualNodePrefix],
        }
      }
      if (family === 'ipv6' && size - prefix > nodePrefixDifference.value) {
        return {
          message: `kube-controller-manager takes IPv6 pod ranges at most ${nodePrefixDifference.value} bits wider than the pod subnet /${size}; ${text} is wider.`,
          facts: [network.usualNodePrefix, nodePrefixDifference],
        }
      }
    }
    return undefined
  },
})
