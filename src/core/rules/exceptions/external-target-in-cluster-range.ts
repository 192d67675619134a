import { network } from '../../catalog/network.ts'
import { anyOverlap } from '../../values/address.ts'
import { valuesOf } from '../../values/parsed.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import type { Violation } from '../../model/finding.ts'
import { moveRange, rangeNames, rangesIn } from '../../derived/ranges.ts'
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
  comparesRead: ['clusterCIDR', 'serviceCIDR', 'managementSubnet', 'virtualNetworks'],

  check(scenario) {
    const { externalTargets, managementSubnet } = scenario
    if (externalTargets.length === 0) return undefined
    const checked = livesAmongNodes(scenario) ? (['serviceCIDR'] as const) : inside
    const found = checked.flatMap((decision): readonly Violation[] => {
      const ranges = rangesIn(scenario[decision])
      const target = externalTargets.find(({ value }) => value && anyOverlap([value], ranges))
      if (target === undefined) return []
      const other = decision === 'clusterCIDR' ? 'serviceCIDR' : 'clusterCIDR'
      return [
        {
          message: `Pods look for ${target.text} inside ${rangeNames[decision]} ${scenario[decision].text} and never reach it outside.`,
          facts: [network.outsideRanges],
          decisions: ['externalTargets', decision],
          ...moveRange(decision, [
            ...valuesOf(externalTargets),
            ...rangesIn(managementSubnet),
            ...rangesIn(scenario[other]),
          ]),
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
  const nets = [...rangesIn(managementSubnet), ...valuesOf(virtualNetworks)]
  return anyOverlap(nets, rangesIn(clusterCIDR))
}
