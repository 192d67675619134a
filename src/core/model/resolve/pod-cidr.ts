import { network } from '../../catalog/network.ts'
import { memoize } from '../../values/memoize.ts'
import { nthSubnet, parseCidrList } from '../../values/address.ts'
import type { Scenario } from '../scenario.ts'

/**
 * An example of what the cluster assigns to the node: the second subnet of the usual size in each
 * family, or the pod range itself where that is no larger.
 */
export const podCIDR = ({ clusterCIDR }: Pick<Scenario, 'clusterCIDR'>): string =>
  podRange(clusterCIDR)

const podRange = memoize((clusterCIDR) => {
  const ranges = parseCidrList(clusterCIDR)
  if (!ranges) return ''
  const { ipv4, ipv6 } = network.nodePrefix.value
  return ranges
    .map((range) => nthSubnet(range, range.family === 'ipv4' ? ipv4 : ipv6, 1).text)
    .join(',')
})
