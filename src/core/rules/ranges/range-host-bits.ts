import { inferred } from '../../catalog/fact.ts'
import { network } from '../../catalog/network.ts'
import type { Cidr } from '../../values/address.ts'
import { valuesOf } from '../../values/parsed.ts'
import { rangeNames, rangesIn } from '../../derived/ranges.ts'
import { capitalize } from '../../values/quoted.ts'
import type { Violation } from '../../model/finding.ts'
import { defineRule } from '../../model/rule.ts'
import type { Scenario } from '../../model/scenario.ts'

const single = ['clusterCIDR', 'serviceCIDR', 'managementSubnet'] as const
const lists = ['virtualNetworks', 'extraExceptions'] as const

export const rangeHostBits = defineRule({
  id: 'range-host-bits',
  basis: 'fails',
  summary: 'Ranges begin with their network address',
  remediation: 'Write the network address.',
  decisions: [...single, ...lists, 'podCIDR', 'ipam'],
  comparesRead: [...single, ...lists, 'podCIDR'],

  check(scenario) {
    const found = [
      ...podSubnet(scenario),
      ...single.flatMap((decision) => ranges(decision, scenario[decision])),
      ...lists.flatMap((decision) => list(decision, scenario[decision])),
    ]
    return found.length > 0 ? found : undefined
  },
})

/** host-local refuses it in a file; that ours hold the range itself makes it a slip. */
const masked = inferred(network.hostLocalMask.value, network.hostLocalMask.sources)

function podSubnet({ podCIDR, ipam }: Pick<Scenario, 'podCIDR' | 'ipam'>): readonly Violation[] {
  const subnets = ipam === 'host-local' ? rangesIn(podCIDR) : []
  if (!subnets.some(hasBits)) return []
  const fixed = textOf(subnets)
  return [
    {
      message: `The pod subnet ${podCIDR.text} has host bits set, which host-local refuses; the range is ${fixed}.`,
      facts: [masked],
      decisions: ['podCIDR'],
      suggestion: { podCIDR: fixed },
    },
  ]
}

function ranges(
  decision: (typeof single)[number],
  value: Scenario['clusterCIDR'],
): readonly Violation[] {
  const parsed = rangesIn(value)
  if (!parsed.some(hasBits)) return []
  const fixed = textOf(parsed)
  return [
    {
      message: `${capitalize(rangeNames[decision])} ${value.text} has host bits set; the range is ${fixed}.`,
      facts: [network.hostBitsInException],
      decisions: [decision],
      suggestion: { [decision]: fixed },
    },
  ]
}

function list(
  decision: (typeof lists)[number],
  items: Scenario['extraExceptions'],
): readonly Violation[] {
  const wrong = valuesOf(items).filter(hasBits)
  if (wrong.length === 0) return []
  return [
    {
      message: `${wrong.map((range) => `${range.address.text}/${range.prefix}`).join(', ')} in ${rangeNames[decision]} has host bits set; the range is ${wrong.map(({ text }) => text).join(', ')}.`,
      facts: [network.hostBitsInException],
      decisions: [decision],
      suggestion: { [decision]: items.map(({ text, value }) => value?.text ?? text) },
    },
  ]
}

const hasBits = ({ hasHostBits }: Cidr) => hasHostBits
const textOf = (parsed: readonly Cidr[]) => parsed.map(({ text }) => text).join(',')
