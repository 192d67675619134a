import { network } from '../../catalog/network.ts'
import { rangeNames, rangesIn } from '../../derived/ranges.ts'
import { defineRule } from '../../model/rule.ts'

const checked = ['clusterCIDR', 'serviceCIDR'] as const

export const ipFamilyRanges = defineRule({
  id: 'ip-family-ranges',
  basis: 'fails',
  summary: 'Pods and Services have a range of every family in use',
  remediation: 'Give one IPv4 range, and for dual-stack one IPv6 range after a comma.',
  decisions: ['ipFamily', 'clusterCIDR', 'serviceCIDR'],

  check(scenario) {
    for (const decision of checked) {
      const ranges = rangesIn(scenario[decision])
      if (ranges.length === 0) continue
      const hasIpv4 = ranges.some(({ family }) => family === 'ipv4')
      const hasIpv6 = ranges.some(({ family }) => family === 'ipv6')
      const name = rangeNames[decision]
      if (!hasIpv4) {
        return {
          message: `${scenario[decision].text} gives ${name} IPv6 alone; Windows nodes need IPv4.`,
          facts: [network.noIpv6Only],
          basis: 'unsupported',
          decisions: ['ipFamily', decision],
        }
      }
      const wanted = scenario.ipFamily === 'dual-stack' ? 2 : 1
      if (hasIpv6 === (wanted === 2) && ranges.length === wanted) continue
      return {
        message:
          wanted === 2
            ? `Dual-stack needs one IPv4 and one IPv6 range for ${name}; this is ${scenario[decision].text}.`
            : `With IPv4 alone ${name} is one range; this is ${scenario[decision].text}.`,
        facts: [network.rangePerFamily],
        decisions: ['ipFamily', decision],
      }
    }
    return undefined
  },
})
