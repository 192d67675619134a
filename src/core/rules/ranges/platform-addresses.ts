import { catalog } from '../../catalog/catalog.ts'
import { anyOverlap } from '../../values/address.ts'
import type { Violation } from '../../model/finding.ts'
import { moveRange, rangeNames, rangesAmong, rangesIn } from '../../derived/ranges.ts'
import { capitalize } from '../../values/quoted.ts'
import { defineRule } from '../../model/rule.ts'

const checked = ['clusterCIDR', 'serviceCIDR'] as const

export const platformAddresses = defineRule({
  id: 'platform-addresses',
  basis: 'fails',
  summary: 'The platform’s own addresses lie outside the ranges of the cluster',
  remediation: 'Take ranges without these addresses; nodes and pods need them.',
  decisions: ['platform', 'clusterCIDR', 'serviceCIDR', 'managementSubnet'],
  // The subnet of the nodes is only kept clear of by what it suggests.
  comparesRead: [...checked, 'managementSubnet'],

  check(scenario) {
    const { reserved, name } = catalog.platforms[scenario.platform]
    if (!reserved) return undefined
    const found = checked.flatMap((decision): readonly Violation[] => {
      const ranges = rangesIn(scenario[decision])
      const hit = reserved.value.find((text) => anyOverlap(rangesAmong([text]), ranges))
      if (hit === undefined) return []
      const other = decision === 'clusterCIDR' ? scenario.serviceCIDR : scenario.clusterCIDR
      return [
        {
          message: `${capitalize(rangeNames[decision])} ${scenario[decision].text} holds ${hit}, which ${name} uses itself.`,
          facts: [reserved],
          decisions: ['platform', decision],
          ...moveRange(decision, [
            ...rangesAmong(reserved.value),
            ...rangesIn(other),
            ...rangesIn(scenario.managementSubnet),
          ]),
        },
      ]
    })
    return found.length > 0 ? found : undefined
  },
})
