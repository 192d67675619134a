import type { AnyFact } from '../../catalog/fact.ts'
import { network } from '../../catalog/network.ts'
import { overlaps } from '../../values/address.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import type { Violation } from '../../model/finding.ts'
import {
  freeRange,
  rangeNames,
  rangesIn,
  withDns,
  type RangeDecision,
} from '../../derived/ranges.ts'
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

  check(scenario) {
    const shared = cniMode(scenario)?.podsInNodeNetwork?.value.includes(scenario.ipam)
    const colliding = pairs.filter(
      ([move, other]) =>
        !(shared === true && move === 'clusterCIDR') &&
        rangesIn(scenario[move]).some((range) =>
          rangesIn(scenario[other]).some((one) => overlaps(range, one)),
        ),
    )
    if (colliding.length === 0) return undefined
    return colliding.map(([move, other]): Violation => {
      const free = freeRange(move === 'serviceCIDR' ? move : 'clusterCIDR', [
        scenario[other],
        ...pairs.flat().flatMap((id) => (id === move ? [] : [scenario[id]])),
        ...scenario.virtualNetworks,
      ])
      const isInVnet =
        scenario.platform === 'aks' && move === 'serviceCIDR' && other === 'managementSubnet'
      const fact: AnyFact = isInVnet ? network.serviceInVnet : network.disjointRanges
      return {
        message: `${capital(rangeNames[move])} ${scenario[move]} overlaps ${rangeNames[other]} ${scenario[other]}.`,
        facts: [fact],
        decisions: [move, other],
        ...(isInVnet ? { basis: 'unsupported' as const } : {}),
        ...(free === undefined
          ? {}
          : { suggestion: move === 'serviceCIDR' ? withDns(free) : { clusterCIDR: free } }),
      }
    })
  },
})

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
