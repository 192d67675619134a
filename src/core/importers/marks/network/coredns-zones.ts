import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { leadsToOther } from '../../../text/sections/led-to.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { lineAbove, matchesOf, offsetIn, type Match } from '../../text-of.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const plugin = new RegExp(
  acrossLines`
    ^[ \t]*kubernetes[ \t]+(?!in-addr\.|ip6\.)
    ((?:[a-z\d](?:[a-z\d-]{0,62})(?:\.[a-z\d-]{1,63}){0,8}\.?[ \t]+){1,6}?)
    (?:(?:in-addr|ip6)\.arpa\b|\{[ \t]*$)
  `,
  'gim',
)
/** Its zones are those of the server block around it. */
const bare = /^[ \t]*kubernetes[ \t]*(?:\{[ \t]*)?$/im
/** Names that are asked for under a suffix, and answered under another one. */
const rewritten =
  /^[ \t]*(?:rewrite[ \t]+(?:(?:continue|stop)[ \t]+)?)?name[ \t]+suffix[ \t]+\.?(\S{1,253})/gim
/** What these change is not told by their words alone. */
const rewrittenSomehow =
  /^[ \t]*(?:rewrite[ \t]+(?:(?:continue|stop)[ \t]+)?)?name[ \t]+(?:regex|substring)[ \t]/im
const lead = /^[^\n]{3,300}:[ \t]*$/gm

/** The zones that the Corefile of CoreDNS serves names of Services in. */
export function corednsZonesIn(doc: Document): readonly Observation[] {
  if (!mentions(doc, '.arpa') || bare.test(doc.text) || rewrittenSomehow.test(doc.text)) return []
  const asked = matchesOf(doc, rewritten).map(({ raw }) => raw)
  return matchesOf(doc, plugin)
    .filter((found) => !isOfOther(doc, found))
    .map(({ raw, place }) =>
      stated('coredns.zones', [...raw.trim().split(/\s+/), ...asked].map(zone), raw.trim(), place),
    )
}

const zone = (name: string) => name.toLowerCase().replace(/\.$/, '')

/** The end of another object leads to nothing, whatever domains it names. */
const ofYaml = /^[ \t]*(?:-[ \t])?[\w.-]{1,60}:[ \t]\S/

/** “The old Corefile had:” */
function isOfOther(doc: Document, { place }: Match): boolean {
  const [words = ''] = doc.text.slice(0, offsetIn(doc, place)).match(lead)?.slice(-1) ?? []
  const above = lineAbove(doc)
  return leadsToOther(words) || (!ofYaml.test(above) && leadsToOther(above))
}
