import { network } from '../../catalog/network.ts'
import { nthSubnet } from '../../values/address.ts'
import { rangesIn, withDns } from '../../derived/ranges.ts'
import { defineRule } from '../../model/rule.ts'

export const serviceRangeSize = defineRule({
  id: 'service-range-size',
  basis: 'refused',
  summary: 'The Service range is one that the API server takes',
  remediation: 'Make the Service range smaller.',
  decisions: ['serviceCIDR'],

  check({ serviceCIDR }) {
    const { servicePrefix, servicePrefixNow } = network
    const wide = rangesIn(serviceCIDR).find(
      ({ family, prefix }) => prefix < servicePrefix.value[family],
    )
    if (!wide) return undefined
    const smallest = servicePrefix.value[wide.family]
    return {
      message: `kube-apiserver refuses Service ranges wider than /${smallest}; ${wide.text} is.`,
      facts: wide.family === 'ipv6' ? [servicePrefix, servicePrefixNow] : [servicePrefix],
      suggestion: withDns(
        rangesIn(serviceCIDR)
          .map((range) => nthSubnet(range, servicePrefix.value[range.family], 0).text)
          .join(','),
      ),
    }
  },
})
