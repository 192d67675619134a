import { network } from '../../catalog/network.ts'
import { containsRange } from '../../values/address.ts'
import { rangesIn } from '../../derived/ranges.ts'
import { podSubnetIn } from '../../model/resolve/pod-cidr.ts'
import { defineRule } from '../../model/rule.ts'

export const podSubnetInPodRange = defineRule({
  id: 'pod-subnet-in-pod-range',
  basis: 'fails',
  summary: 'The pod subnet of the node is a part of the pod range',
  remediation: 'Take the subnet that the cluster assigned to the node, or leave it automatic.',
  decisions: ['podCIDR', 'clusterCIDR', 'ipam'],

  check({ podCIDR, clusterCIDR, ipam }) {
    if (ipam !== 'host-local') return undefined
    const pods = rangesIn(clusterCIDR)
    const subnets = rangesIn(podCIDR)
    if (pods.length === 0) return undefined
    const isInside = subnets.every((subnet) => pods.some((range) => containsRange(range, subnet)))
    if (subnets.length > 0 && isInside) return undefined
    return {
      message:
        subnets.length === 0
          ? `The pod subnet “${podCIDR.text}” of the node cannot be read as a range.`
          : `The pod subnet ${podCIDR.text} of the node lies outside the pod range ${clusterCIDR.text}.`,
      facts: [subnets.length === 0 ? network.cidrSyntax : network.podSubnet],
      ...(subnets.length === 0 ? { basis: 'refused' as const } : {}),
      suggestion: { podCIDR: podSubnetIn(pods) },
    }
  },
})
