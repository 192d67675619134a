import { catalog } from '../../catalog/catalog.ts'
import { network } from '../../catalog/network.ts'
import { overlaps } from '../../values/address.ts'
import type { Violation } from '../../model/finding.ts'
import { freeRange, rangeNames, rangesIn, withDns } from '../../derived/ranges.ts'
import { defineRule } from '../../model/rule.ts'

const checked = ['serviceCIDR', 'clusterCIDR'] as const

export const aksRanges = defineRule({
  id: 'aks-ranges',
  basis: 'unsupported',
  summary: 'AKS leaves the ranges of the cluster free',
  remediation:
    'Take ranges that AKS does not keep for itself, and a Service range smaller than its limit.',
  decisions: ['platform', 'serviceCIDR', 'clusterCIDR', 'managementSubnet', 'virtualNetworks'],

  check(scenario) {
    const { forbiddenRanges, name } = catalog.platforms[scenario.platform]
    if (!forbiddenRanges) return undefined
    const { aksServicePrefix } = network
    const avoid = [scenario.managementSubnet, ...forbiddenRanges.value]
    const move = (decision: (typeof checked)[number]) => {
      const other = decision === 'serviceCIDR' ? scenario.clusterCIDR : scenario.serviceCIDR
      const free = freeRange(decision, [...avoid, other])
      if (free === undefined) return {}
      return { suggestion: decision === 'serviceCIDR' ? withDns(free) : { clusterCIDR: free } }
    }
    const found: Violation[] = checked.flatMap((decision): readonly Violation[] => {
      const hit = forbiddenRanges.value.find((text) =>
        rangesIn(text).some((range) =>
          rangesIn(scenario[decision]).some((one) => overlaps(one, range)),
        ),
      )
      if (hit === undefined) return []
      return [
        {
          message: `${name} keeps ${hit}, which overlaps ${rangeNames[decision]} ${scenario[decision]}.`,
          facts: [forbiddenRanges],
          decisions: ['platform', decision],
          ...move(decision),
        },
      ]
    })
    for (const text of [scenario.managementSubnet, ...scenario.virtualNetworks]) {
      const hit = forbiddenRanges.value.find((kept) =>
        rangesIn(kept).some((range) => rangesIn(text).some((one) => overlaps(one, range))),
      )
      if (hit === undefined) continue
      found.push({
        message: `${name} keeps ${hit}, which overlaps the network ${text} of the nodes.`,
        facts: [forbiddenRanges],
        decisions: ['platform', 'managementSubnet', 'virtualNetworks'],
      })
      break
    }
    const wide = rangesIn(scenario.serviceCIDR).find(
      ({ family, prefix }) => family === 'ipv4' && prefix <= aksServicePrefix.value,
    )
    if (wide) {
      found.push({
        message: `${name} takes Service ranges smaller than /${aksServicePrefix.value}; this is ${wide.text}.`,
        facts: [aksServicePrefix],
        decisions: ['platform', 'serviceCIDR'],
      })
    }
    return found.length > 0 ? found : undefined
  },
})
