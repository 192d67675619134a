import { network } from '../../catalog/network.ts'
import { overlaps } from '../../values/address.ts'
import { freeRange, rangesIn, withDns } from '../../derived/ranges.ts'
import { defineRule } from '../../model/rule.ts'

export const serviceRangeInVirtualNetwork = defineRule({
  id: 'service-range-in-virtual-network',
  basis: 'unsupported',
  summary: 'The Service range lies outside the virtual network',
  remediation: 'Take a Service range that nothing in the virtual network uses.',
  decisions: ['serviceCIDR', 'virtualNetworks', 'clusterCIDR', 'managementSubnet'],

  check({ serviceCIDR, virtualNetworks, clusterCIDR, managementSubnet }) {
    const services = rangesIn(serviceCIDR)
    const hit = virtualNetworks.find((text) =>
      rangesIn(text).some((range) => services.some((one) => overlaps(one, range))),
    )
    if (hit === undefined) return undefined
    const free = freeRange('serviceCIDR', [...virtualNetworks, clusterCIDR, managementSubnet])
    return {
      message: `The Service range ${serviceCIDR} overlaps the virtual network ${hit}.`,
      facts: [network.serviceInVnet],
      decisions: ['serviceCIDR', 'virtualNetworks'],
      ...(free === undefined ? {} : { suggestion: withDns(free) }),
    }
  },
})
