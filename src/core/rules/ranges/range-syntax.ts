import { network } from '../../catalog/network.ts'
import { parseAddress, rangeOf, type Cidr } from '../../values/address.ts'
import type { Parsed } from '../../values/parsed.ts'
import { decisions } from '../../model/decisions.ts'
import { quoted } from '../../values/quoted.ts'
import { rangeNames } from '../../derived/ranges.ts'
import { defineRule } from '../../model/rule.ts'
import type { Scenario } from '../../model/scenario.ts'

const single = ['clusterCIDR', 'serviceCIDR', 'managementSubnet'] as const

const lists = ['virtualNetworks', 'extraExceptions'] as const

export const rangeSyntax = defineRule({
  id: 'range-syntax',
  basis: 'refused',
  summary: 'Every range is an address with a prefix length',
  remediation: 'Write ranges as 10.244.0.0/16, for dual-stack two of them with a comma between.',
  decisions: [...single, ...lists],

  check(scenario) {
    if (isReadable(scenario)) return undefined
    const found = [
      ...single.flatMap((decision) =>
        scenario[decision].value
          ? []
          : [
              {
                message: `${quoted(scenario[decision].text)} in ${rangeNames[decision]} cannot be read as a range${hint(scenario[decision].text)}.`,
                facts: [network.cidrSyntax],
                decisions: [decision],
                suggestion: { [decision]: decisions[decision].initial },
              },
            ],
      ),
      ...lists.flatMap((decision) =>
        [...new Set(scenario[decision])]
          .filter(({ value }) => value === undefined)
          .map(({ text }) => ({
            message: `${quoted(text)} in ${rangeNames[decision]} cannot be read as a range${hint(text)}.`,
            facts: [network.cidrSyntax],
            decisions: [decision],
            suggestion: { [decision]: scenario[decision].flatMap(mend) },
          })),
      ),
    ]
    return found
  },
})

type Ranges = Pick<Scenario, (typeof single)[number] | (typeof lists)[number]>

const isReadable = (scenario: Ranges) =>
  single.every((decision) => scenario[decision].value) &&
  lists.every((decision) => scenario[decision].every(({ value }) => value))

const hint = (text: string) => (parseAddress(text) ? ': the prefix length is missing' : '')

/** A bare address gets the prefix of one host; what is no address at all goes. */
function mend({ text, value }: Parsed<Cidr>): readonly string[] {
  if (value) return [text]
  const address = parseAddress(text.trim())
  return address ? [rangeOf(address).text] : []
}
