import { network } from '../catalog/network.ts'
import { overlaps, parseRangeOrAddress } from '../model/address.ts'
import type { Violation } from '../model/finding.ts'
import { freeRange, rangeNames, rangesIn, withDns } from '../model/ranges.ts'
import { defineRule } from '../model/rule.ts'

const inside = ['clusterCIDR', 'serviceCIDR'] as const

export const externalTargetInClusterRange = defineRule({
  id: 'external-target-in-cluster-range',
  basis: 'fails',
  summary: 'Outside targets lie outside the ranges of pods and Services',
  remediation: 'Move the range of the cluster, or correct the target.',
  decisions: ['externalTargets', 'clusterCIDR', 'serviceCIDR', 'managementSubnet'],

  check(scenario) {
    const { externalTargets, managementSubnet } = scenario
    if (externalTargets.length === 0) return undefined
    const found = inside.flatMap((decision): readonly Violation[] => {
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
