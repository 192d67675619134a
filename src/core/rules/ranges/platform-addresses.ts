import { catalog } from '../../catalog/catalog.ts'
import { containsAddress, parseAddress } from '../../values/address.ts'
import type { Violation } from '../../model/finding.ts'
import { freeRange, rangeNames, rangesIn, withDns } from '../../derived/ranges.ts'
import { defineRule } from '../../model/rule.ts'

const checked = ['clusterCIDR', 'serviceCIDR'] as const

export const platformAddresses = defineRule({
  id: 'platform-addresses',
  basis: 'fails',
  summary: 'The platform’s own addresses lie outside the ranges of the cluster',
  remediation: 'Take ranges without these addresses; nodes and pods need them.',
  decisions: ['platform', 'clusterCIDR', 'serviceCIDR', 'managementSubnet'],

  check(scenario) {
    const { reserved, name } = catalog.platforms[scenario.platform]
    if (!reserved) return undefined
    const found = checked.flatMap((decision): readonly Violation[] => {
      const ranges = rangesIn(scenario[decision])
      const hit = reserved.value.find((text) => {
        const address = parseAddress(text)
        return address !== undefined && ranges.some((range) => containsAddress(range, address))
      })
      if (hit === undefined) return []
      const other = decision === 'clusterCIDR' ? scenario.serviceCIDR : scenario.clusterCIDR
      const free = freeRange(decision, [...reserved.value, other, scenario.managementSubnet])
      return [
        {
          message: `${capital(rangeNames[decision])} ${scenario[decision]} holds ${hit}, which ${name} uses itself.`,
          facts: [reserved],
          decisions: ['platform', decision],
          ...(free === undefined
            ? {}
            : { suggestion: decision === 'serviceCIDR' ? withDns(free) : { clusterCIDR: free } }),
        },
      ]
    })
    return found.length > 0 ? found : undefined
  },
})

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
