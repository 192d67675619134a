import { catalog } from '../../catalog/catalog.ts'
import { network } from '../../catalog/network.ts'
import { anyOverlap, type Cidr } from '../../values/address.ts'
import { valuesOf } from '../../values/parsed.ts'
import type { Violation } from '../../model/finding.ts'
import { moveRange, rangeNames, rangesAmong, rangesIn } from '../../derived/ranges.ts'
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
    const nodes = rangesIn(scenario.managementSubnet)
    const kept = rangesAmong(forbiddenRanges.value)
    const keptAround = (ranges: readonly Cidr[]) => kept.find((one) => anyOverlap([one], ranges))
    const found: Violation[] = checked.flatMap((decision): readonly Violation[] => {
      const hit = keptAround(rangesIn(scenario[decision]))
      if (hit === undefined) return []
      const other = decision === 'serviceCIDR' ? scenario.clusterCIDR : scenario.serviceCIDR
      return [
        {
          message: `${name} keeps ${hit.text}, which overlaps ${rangeNames[decision]} ${scenario[decision].text}.`,
          facts: [forbiddenRanges],
          decisions: ['platform', decision],
          ...moveRange(decision, [...nodes, ...kept, ...rangesIn(other)]),
        },
      ]
    })
    const networks = [nodes, ...valuesOf(scenario.virtualNetworks).map((one) => [one])]
    for (const ranges of networks) {
      const hit = keptAround(ranges)
      if (hit === undefined) continue
      found.push({
        message: `${name} keeps ${hit.text}, which overlaps the network ${ranges.map(({ text }) => text).join(',')} of the nodes.`,
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
