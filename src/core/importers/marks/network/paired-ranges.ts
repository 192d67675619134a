import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const range = String.raw`((?:\d{1,3}\.){3}\d{1,3}\/\d{1,2})`
const kind = String.raw`(?:pods?|clusters?|services?|svc|dienste?|サービス|服务)`
const net = String.raw`(?:(?:[ _-]?(?:CIDRs?|subnets?|networks?|ranges?|netze?)|网段|ネットワーク))?`
const and = String.raw`[ \t]?(?:\/|&|\+|,|and|und|et|y|和|と)[ \t]?`
/** “Pod / service CIDR: 10.42.0.0/16 / 10.43.0.0/16”: two names, and two ranges in their order. */
const pair = new RegExp(
  acrossLines`
    (?<![\p{L}\d-])(${kind})${net}${and}(${kind})${net}[*_\x60]{0,2}[ \t]{0,24}
    (?:[:：=|]|\b(?:is|are|sind|est|sont)\b)?[ \t]{0,24}[*_\x60]{0,2}${range}[*_\x60]{0,2}[ \t]?
    (?:\/(?!\d)|,|;|&|\+|\||and\b|und\b|et\b|和|と)[ \t]{0,3}[*_\x60]{0,2}${range}
  `,
  'giu',
)
const ofServices = /^(?:s|d|サ|服)/i

/** The ranges that two names give together, each to its own. */
export const pairedRangesIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, pair).flatMap(({ groups, placeOf }) => {
    const [one = '', other = '', first = '', second = ''] = groups
    if (ofServices.test(one) === ofServices.test(other)) return []
    const ids = ofServices.test(one)
      ? (['serviceCIDR', 'clusterCIDR'] as const)
      : (['clusterCIDR', 'serviceCIDR'] as const)
    return [
      decided(ids[0], first, first, placeOf(2), { weight: 'statement' }),
      decided(ids[1], second, second, placeOf(3), { weight: 'statement' }),
    ]
  })
