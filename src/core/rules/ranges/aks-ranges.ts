import { catalog } from '../../catalog/catalog.ts'
import type { AnyFact } from '../../catalog/fact.ts'
import { network } from '../../catalog/network.ts'
import { anyOverlap, type Cidr } from '../../values/address.ts'
import { valuesOf } from '../../values/parsed.ts'
import type { Violation } from '../../model/finding.ts'
import { moveRange, rangeNames, rangesAmong, rangesIn } from '../../derived/ranges.ts'
import { defineRule } from '../../model/rule.ts'
import type { Scenario } from '../../model/scenario.ts'

const checked = ['serviceCIDR', 'clusterCIDR'] as const

export const aksRanges = defineRule({
  id: 'aks-ranges',
  basis: 'unsupported',
  summary: 'AKS leaves the ranges of the cluster free',
  remediation:
    'Take ranges that AKS does not keep for itself, and a Service range smaller than its limit.',
  decisions: ['platform', 'serviceCIDR', 'clusterCIDR', 'managementSubnet', 'virtualNetworks'],
  comparesRead: ['serviceCIDR', 'clusterCIDR', 'managementSubnet', 'virtualNetworks'],

  check(scenario) {
    const { forbiddenRanges, name } = catalog.platforms[scenario.platform]
    if (!forbiddenRanges) return undefined
    const kept = { name, fact: forbiddenRanges, ranges: rangesAmong(forbiddenRanges.value) }
    const found = [
      ...checked.flatMap((decision) => clusterRange(kept, decision, scenario)),
      ...nodeNetworks(kept, scenario),
      ...wideServices(name, scenario.serviceCIDR),
    ]
    return found.length > 0 ? found : undefined
  },
})

/** What the platform keeps for itself. */
interface Kept {
  readonly name: string
  readonly fact: AnyFact
  readonly ranges: readonly Cidr[]
}

type Read = Pick<Scenario, 'serviceCIDR' | 'clusterCIDR' | 'managementSubnet' | 'virtualNetworks'>

const keptAround = (kept: Kept, ranges: readonly Cidr[]) =>
  kept.ranges.find((one) => anyOverlap([one], ranges))

function clusterRange(
  kept: Kept,
  decision: (typeof checked)[number],
  scenario: Read,
): readonly Violation[] {
  const hit = keptAround(kept, rangesIn(scenario[decision]))
  if (hit === undefined) return []
  const other = decision === 'serviceCIDR' ? scenario.clusterCIDR : scenario.serviceCIDR
  const taken = [...rangesIn(scenario.managementSubnet), ...kept.ranges, ...rangesIn(other)]
  return [
    {
      message: `${kept.name} keeps ${hit.text}, which overlaps ${rangeNames[decision]} ${scenario[decision].text}.`,
      facts: [kept.fact],
      decisions: ['platform', decision],
      ...moveRange(decision, taken),
    },
  ]
}

/** The first network of the nodes that overlaps. */
function nodeNetworks(kept: Kept, scenario: Read): readonly Violation[] {
  const networks = [
    rangesIn(scenario.managementSubnet),
    ...valuesOf(scenario.virtualNetworks).map((one) => [one]),
  ]
  const ranges = networks.find((one) => keptAround(kept, one))
  const hit = ranges && keptAround(kept, ranges)
  if (!hit) return []
  return [
    {
      message: `${kept.name} keeps ${hit.text}, which overlaps the network ${ranges.map(({ text }) => text).join(',')} of the nodes.`,
      facts: [kept.fact],
      decisions: ['platform', 'managementSubnet', 'virtualNetworks'],
    },
  ]
}

function wideServices(name: string, serviceCIDR: Scenario['serviceCIDR']): readonly Violation[] {
  const { aksServicePrefix } = network
  const wide = rangesIn(serviceCIDR).find(
    ({ family, prefix }) => family === 'ipv4' && prefix <= aksServicePrefix.value,
  )
  if (!wide) return []
  return [
    {
      message: `${name} takes Service ranges smaller than /${aksServicePrefix.value}; this is ${wide.text}.`,
      facts: [aksServicePrefix],
      decisions: ['platform', 'serviceCIDR'],
    },
  ]
}
