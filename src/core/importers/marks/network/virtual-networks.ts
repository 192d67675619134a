import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** The address spaces of a virtual network in words, as Azure prints them, and as Terraform has them. */
const spaces = new RegExp(
  acrossLines`
    (?:
      (?<!azure-)\b(?:vnets?|virtual networks?)\b
        (?![^\n\d]{0,30}\b(?:not|cannot|can['’]t|on-?prem\w*|peer\w*|reach)\b)[^\n\d]{0,30}
      |"addressSpace"\s*:\s*\{\s*"addressPrefixes"\s*:\s*\[
      |\baddress_space\s*=\s*\[
      |\baz\s+network\s+vnet\s+(?:create|update)\b[^\n]{0,300}?\s--address-prefix(?:es)?[ =]
    )\s*
    ((?:["']?(?:\d{1,3}\.){3}\d{1,3}\/\d{1,2}["']?(?:\s*(?:,|;|\band\b|&)\s*| (?=\d))?){1,20})
  `,
  'gi',
)

export const virtualNetworksIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, spaces).flatMap(({ raw, place }) => {
    const found = [...raw.matchAll(/[\d.]+\/\d+/g)]
    const list = found.map(([range]) => range)
    const weight = { weight: 'statement' } as const
    return [
      decided('virtualNetworks', list, list.join(','), place, weight),
      ...found.map(({ index, 0: range }) =>
        stated('network.vnetCidr', range, range, placeAfter(raw, index, place), weight),
      ),
    ]
  })

/** The place of a part of what was matched, which may stand lines below its start. */
function placeAfter(raw: string, index: number, place: Place): Place {
  const before = raw.slice(0, index)
  const lines = before.split('\n').length - 1
  return lines === 0
    ? { ...place, column: place.column + index }
    : { ...place, line: place.line + lines, column: before.length - before.lastIndexOf('\n') }
}
