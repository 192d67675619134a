import { network } from '../../catalog/network.ts'
import { decisions } from '../../model/decisions.ts'
import { rangesAmong, rangesIn } from '../../derived/ranges.ts'
import { podSubnetIn } from '../../model/resolve/pod-cidr.ts'
import { defineRule } from '../../model/rule.ts'

export const podSubnetSize = defineRule({
  id: 'pod-subnet-size',
  basis: 'refused',
  summary: 'The pod subnet of the node is large enough for host-local',
  remediation: 'Give nodes larger pod subnets.',
  decisions: ['podCIDR', 'clusterCIDR', 'ipam'],

  check({ podCIDR, clusterCIDR, ipam }) {
    if (ipam !== 'host-local') return undefined
    const longestPrefix = network.hostLocalPrefix.value
    const small = rangesIn(podCIDR).find(
      ({ family, prefix }) => family === 'ipv4' && prefix > longestPrefix,
    )
    if (!small) return undefined
    const pods = rangesIn(clusterCIDR)
    const isRange = pods.some(({ family, prefix }) => family === 'ipv4' && prefix > longestPrefix)
    const usual = decisions.clusterCIDR.initial
    return {
      message: `host-local refuses the pod subnet ${small.text}; it takes /${longestPrefix} and larger.`,
      facts: [network.hostLocalPrefix],
      suggestion: isRange
        ? { clusterCIDR: usual, podCIDR: podSubnetIn(rangesAmong([usual])) }
        : { podCIDR: podSubnetIn(pods) },
    }
  },
})
