import { network } from '../../catalog/network.ts'
import { nthSubnet, type Cidr } from '../../values/address.ts'
import type { Scenario } from '../scenario.ts'

/**
 * An example of what the cluster assigns to the node: the second subnet of the usual size in each
 * family, or the pod range itself where that is no larger.
 */
export const podCIDR = ({ clusterCIDR }: Pick<Scenario, 'clusterCIDR'>): string =>
  podSubnetIn(clusterCIDR.value ?? [])

/** That subnet of a pod range; empty without one. */
export function podSubnetIn(ranges: readonly Cidr[]): string {
  const { nodePrefix } = network
  return ranges.map((range) => nthSubnet(range, nodePrefix.value[range.family], 1).text).join(',')
}
