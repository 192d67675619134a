import { network } from '../../catalog/network.ts'
import { containsAddress, type Cidr } from '../../values/address.ts'
import { rangesIn, usualDns } from '../../derived/ranges.ts'
import { defineRule } from '../../model/rule.ts'

export const clusterDnsInServiceRange = defineRule({
  id: 'cluster-dns-in-service-range',
  basis: 'fails',
  summary: 'The DNS Service has an address of the Service range',
  remediation: 'Give DNS an address of the Service range, neither its first nor its second.',
  decisions: ['clusterDNS', 'serviceCIDR'],

  check({ clusterDNS, serviceCIDR }) {
    const addresses = clusterDNS.value
    const ranges = rangesIn(serviceCIDR)
    if (!addresses || ranges.length === 0) return undefined
    for (const address of addresses) {
      const range = ranges.find((one) => containsAddress(one, address))
      if (!range) {
        return {
          message: `The DNS address ${address.text} lies outside the Service range ${serviceCIDR.text}.`,
          facts: [network.clusterDns],
          ...usual(ranges),
        }
      }
      const isFirst = address.value === range.first
      if (isFirst || address.value === range.first + 1n) {
        return {
          message: isFirst
            ? `${address.text} is the first address of ${range.text}, which no Service gets.`
            : `${address.text} is the second address of ${range.text}, which the Service of the API server has.`,
          facts: [network.clusterDns],
          ...usual(ranges),
        }
      }
    }
    return undefined
  },
})

function usual(services: readonly Cidr[]) {
  const clusterDNS = usualDns(services)
  return clusterDNS === undefined ? {} : { suggestion: { clusterDNS } }
}
