import type { AnyFact } from '../../catalog/fact.ts'
import { network } from '../../catalog/network.ts'
import { anyOverlap } from '../../values/address.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import type { Violation } from '../../model/finding.ts'
import { moveRange, rangeNames, rangesIn, type RangeDecision } from '../../derived/ranges.ts'
import { valuesOf } from '../../values/parsed.ts'
import { capitalize } from '../../values/quoted.ts'
import { defineRule } from '../../model/rule.ts'

const pairs: readonly (readonly [RangeDecision, RangeDecision])[] = [
  ['serviceCIDR', 'clusterCIDR'],
  ['clusterCIDR', 'managementSubnet'],
  ['serviceCIDR', 'managementSubnet'],
]

export const rangesDisjoint = defineRule({
  id: 'ranges-disjoint',
  basis: 'fails',
  summary: 'Pods, Services and nodes have ranges apart',
  remediation:
    'Choose ranges that do not overlap; only pods that live in the network of the nodes share theirs.',
  decisions: [
    'clusterCIDR',
    'serviceCIDR',
    'managementSubnet',
    'virtualNetworks',
    'cni',
    'networkMode',
    'ipam',
    'platform',
  ],
  comparesRead: ['clusterCIDR', 'serviceCIDR', 'managementSubnet', 'virtualNetworks'],

  check(scenario) {
    const shared = cniMode(scenario)?.podsInNodeNetwork?.value.includes(scenario.ipam)
    const colliding = pairs.filter(
      ([move, other]) =>
        !(shared === true && move === 'clusterCIDR') &&
        anyOverlap(rangesIn(scenario[move]), rangesIn(scenario[other])),
    )
    if (colliding.length === 0) return undefined
    return colliding.map(([move, other]): Violation => {
      const isInVnet =
        scenario.platform === 'aks' && move === 'serviceCIDR' && other === 'managementSubnet'
      const fact: AnyFact = isInVnet ? network.serviceInVnet : network.disjointRanges
      return {
        message: `${capitalize(rangeNames[move])} ${scenario[move].text} overlaps ${rangeNames[other]} ${scenario[other].text}.`,
        facts: [fact],
        decisions: [move, other],
        ...(isInVnet ? { basis: 'unsupported' as const } : {}),
        ...moveRange(move === 'serviceCIDR' ? move : 'clusterCIDR', [
          ...pairs.flat().flatMap((id) => (id === move ? [] : rangesIn(scenario[id]))),
          ...valuesOf(scenario.virtualNetworks),
        ]),
      }
    })
  },
})
