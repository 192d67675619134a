import { network } from '../../catalog/network.ts'
import { overlaps, parseRangeOrAddress } from '../../values/address.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import type { Violation } from '../../model/finding.ts'
import { freeRange, rangeNames, rangesIn, withDns } from '../../derived/ranges.ts'
import { defineRule } from '../../model/rule.ts'
import type { Scenario } from '../../model/scenario.ts'

const inside = ['clusterCIDR', 'serviceCIDR'] as const

export const externalTargetInClusterRange = defineRule({
  id: 'external-target-in-cluster-range',
  basis: 'fails',
  summary: 'Outside targets lie outside the ranges of pods and Services',
  remediation: 'Move the range of the cluster, or correct the target.',
  decisions: [
    'externalTargets',
    'clusterCIDR',
    'serviceCIDR',
    'managementSubnet',
    'virtualNetworks',
    'cni',
    'networkMode',
    'ipam',
  ],

  check(scenario) {
    const { externalTargets, managementSubnet } = scenario
    if (externalTargets.length === 0) return undefined
    const checked = livesAmongNodes(scenario) ? (['serviceCIDR'] as const) : inside
    const found = checked.flatMap((decision): readonly Violation[] => {
      const ranges = rangesIn(scenario[decision])
      const target = externalTargets.find((text) => {
        const one = parseRangeOrAddress(text)
        return one !== undefined && ranges.some((range) => overlaps(range, one))
      })
      if (target === undefined) return []
      const other = decision === 'clusterCIDR' ? 'serviceCIDR' : 'clusterCIDR'
      const free = freeRange(decision, [...externalTargets, managementSubnet, scenario[other]])
      return [
        {
          message: `Pods look for ${target} inside ${rangeNames[decision]} ${scenario[decision]} and never reach it outside.`,
          facts: [network.outsideRanges],
          decisions: ['externalTargets', decision],
          ...(free === undefined
            ? {}
            : { suggestion: decision === 'serviceCIDR' ? withDns(free) : { clusterCIDR: free } }),
        },
      ]
    })
    return found.length > 0 ? found : undefined
  },
})

type Place = Pick<
  Scenario,
  'clusterCIDR' | 'managementSubnet' | 'virtualNetworks' | 'cni' | 'networkMode' | 'ipam'
>

/** Pods with addresses of the nodes' network reach its other hosts, whose range is the same. */
function livesAmongNodes(scenario: Place): boolean {
  const { clusterCIDR, managementSubnet, virtualNetworks, ipam } = scenario
  if (!cniMode(scenario)?.podsInNodeNetwork?.value.includes(ipam)) return false
  const pods = rangesIn(clusterCIDR)
  return [managementSubnet, ...virtualNetworks]
    .flatMap(rangesIn)
    .some((net) => pods.some((range) => overlaps(net, range)))
}
