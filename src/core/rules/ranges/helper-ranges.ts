import { catalog } from '../../catalog/catalog.ts'
import { inferred, type Fact } from '../../catalog/fact.ts'
import { network } from '../../catalog/network.ts'
import { anyOverlap } from '../../values/address.ts'
import { rangeNames, rangesAmong, rangesIn, type RangeDecision } from '../../derived/ranges.ts'
import { defineRule } from '../../model/rule.ts'

const checked = [
  'clusterCIDR',
  'serviceCIDR',
  'managementSubnet',
] as const satisfies readonly RangeDecision[]

/** That the range exists was read; that an overlap hurts is a conclusion. */
const hurts = ({ value, sources }: Fact<string>) => inferred(value, sources)

export const helperRanges = defineRule({
  id: 'helper-ranges',
  basis: 'fails',
  summary: 'Networks that the software makes by itself lie outside the ranges of the cluster',
  remediation: 'Move the range of the cluster, or remove the helper network from the node.',
  decisions: ['cni', 'containerRuntime', ...checked],
  comparesRead: checked,

  check(scenario) {
    const { cni, containerRuntime } = scenario
    const { helperRange } = catalog.cni[cni]
    const helpers = [
      ...(helperRange ? [{ of: helperRange.of, fact: hurts(helperRange.range) }] : []),
      ...(containerRuntime === 'docker'
        ? [{ of: 'The default network of Docker', fact: hurts(network.helperRanges.docker) }]
        : []),
    ]
    const found = helpers.flatMap(({ of, fact }) => {
      const taken = rangesAmong([fact.value])
      const hit = checked.find((decision) => anyOverlap(rangesIn(scenario[decision]), taken))
      if (hit === undefined) return []
      return [
        {
          message: `${of} uses ${fact.value}, which overlaps ${rangeNames[hit]} ${scenario[hit].text}.`,
          facts: [fact],
          decisions: [hit],
        },
      ]
    })
    return found.length > 0 ? found : undefined
  },
})
