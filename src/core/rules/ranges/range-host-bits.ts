import { inferred } from '../../catalog/fact.ts'
import { network } from '../../catalog/network.ts'
import type { Cidr } from '../../values/address.ts'
import { valuesOf } from '../../values/parsed.ts'
import { rangeNames, rangesIn } from '../../derived/ranges.ts'
import { capitalize } from '../../values/quoted.ts'
import { defineRule } from '../../model/rule.ts'
import type { Scenario } from '../../model/scenario.ts'

const single = ['clusterCIDR', 'serviceCIDR', 'managementSubnet'] as const
const lists = ['virtualNetworks', 'extraExceptions'] as const

export const rangeHostBits = defineRule({
  id: 'range-host-bits',
  basis: 'fails',
  summary: 'Ranges begin with their network address',
  remediation: 'Write the network address; the files here do so already.',
  decisions: [...single, ...lists, 'podCIDR', 'ipam'],

  check(scenario) {
    if (
      !single.some((id) => rangesIn(scenario[id]).some(hasBits)) &&
      !podSubnets(scenario).some(hasBits) &&
      !lists.some((id) => valuesOf(scenario[id]).some(hasBits))
    )
      return undefined
    const pods = podSubnets(scenario)
    const found = [
      ...(pods.some(hasBits)
        ? [
            {
              message: `The pod subnet ${scenario.podCIDR.text} has host bits set, which host-local refuses; the range is ${pods.map(({ text }) => text).join(',')}.`,
              facts: [masked],
              decisions: ['podCIDR'] as const,
              suggestion: { podCIDR: pods.map(({ text }) => text).join(',') },
            },
          ]
        : []),
      ...single.flatMap((decision) => {
        const ranges = rangesIn(scenario[decision])
        if (!ranges.some(hasBits)) return []
        const fixed = ranges.map(({ text }) => text).join(',')
        return [
          {
            message: `${capitalize(rangeNames[decision])} ${scenario[decision].text} has host bits set; the range is ${fixed}.`,
            facts: [network.hostBitsInException],
            decisions: [decision],
            suggestion: { [decision]: fixed },
          },
        ]
      }),
      ...lists.flatMap((decision) => {
        const wrong = valuesOf(scenario[decision]).filter(hasBits)
        if (wrong.length === 0) return []
        return [
          {
            message: `${wrong.map((range) => `${range.address.text}/${range.prefix}`).join(', ')} in ${rangeNames[decision]} has host bits set; the range is ${wrong.map(({ text }) => text).join(', ')}.`,
            facts: [network.hostBitsInException],
            decisions: [decision],
            suggestion: {
              [decision]: scenario[decision].map(({ text, value }) => value?.text ?? text),
            },
          },
        ]
      }),
    ]
    return found
  },
})

/** host-local refuses it in a file; that ours hold the range itself makes it a slip. */
const masked = inferred(network.hostLocalMask.value, network.hostLocalMask.sources)

const podSubnets = ({ podCIDR, ipam }: Pick<Scenario, 'podCIDR' | 'ipam'>) =>
  ipam === 'host-local' ? rangesIn(podCIDR) : []

const hasBits = ({ hasHostBits }: Cidr) => hasHostBits
