import { network } from '../../catalog/network.ts'
import { anyOverlap } from '../../values/address.ts'
import { valuesOf } from '../../values/parsed.ts'
import { moveRange, rangesIn } from '../../derived/ranges.ts'
import { defineRule } from '../../model/rule.ts'

export const serviceRangeInVirtualNetwork = defineRule({
  id: 'service-range-in-virtual-network',
  basis: 'unsupported',
  summary: 'The Service range lies outside the virtual network',
  remediation: 'Take a Service range that nothing in the virtual network uses.',
  decisions: ['serviceCIDR', 'virtualNetworks', 'clusterCIDR', 'managementSubnet'],
  comparesRead: ['clusterCIDR', 'managementSubnet'],

  check({ serviceCIDR, virtualNetworks, clusterCIDR, managementSubnet }) {
    const services = rangesIn(serviceCIDR)
    const hit = virtualNetworks.find(({ value }) => value && anyOverlap([value], services))
    if (hit === undefined) return undefined
    return {
      message: `The Service range ${serviceCIDR.text} overlaps the virtual network ${hit.text}.`,
      facts: [network.serviceInVnet],
      decisions: ['serviceCIDR', 'virtualNetworks'],
      ...moveRange('serviceCIDR', [
        ...valuesOf(virtualNetworks),
        ...rangesIn(clusterCIDR),
        ...rangesIn(managementSubnet),
      ]),
    }
  },
})
