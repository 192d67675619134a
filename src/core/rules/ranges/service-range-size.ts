import { network } from '../../catalog/network.ts'
import { nthSubnet } from '../../values/address.ts'
import { compareVersions, isWithin } from '../../values/version.ts'
import { rangesIn, withDns } from '../../derived/ranges.ts'
import { defineRule } from '../../model/rule.ts'

export const serviceRangeSize = defineRule({
  id: 'service-range-size',
  basis: 'refused',
  summary: 'The Service range is one that the API server takes',
  remediation: 'Make the Service range smaller.',
  decisions: ['serviceCIDR', 'controlPlaneVersion'],

  check({ serviceCIDR, controlPlaneVersion }) {
    const { servicePrefix, servicePrefixGated: gated, servicePrefixNow } = network
    const isNew = compareVersions(controlPlaneVersion, gated.value.through) > 0
    const limit = isNew ? servicePrefixNow : servicePrefix
    const ranges = rangesIn(serviceCIDR)
    const wide = ranges.find(({ family, prefix }) => prefix < limit.value[family])
    if (!wide) return undefined
    return {
      message: `kube-apiserver ${controlPlaneVersion} refuses Service ranges wider than /${limit.value[wide.family]}; ${wide.text} is.`,
      facts: isWithin(controlPlaneVersion, gated.value) ? [limit, gated] : [limit],
      suggestion: withDns(
        ranges.map((range) => nthSubnet(range, limit.value[range.family], 0).text).join(','),
      ),
    }
  },
})
