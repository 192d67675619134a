import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { matchesOf } from '../../text-of.ts'
import { corednsZonesIn } from './coredns-zones.ts'

/** Where the root of all names goes: `forward . 10.0.0.53 10.0.0.54`. */
const ofRoot = /^[ \t]*forward[ \t]+\.[ \t]+([^\n{#]{1,300}?)[ \t]*(?:\{[ \t]*)?$/gm
/** Names that a server of their own answers, or that go elsewhere: `corp.example.com:53 {`, `forward corp.example.com 10.0.0.1`. */
const apart =
  /^[ \t]*(?:forward[ \t]+|(?:dns:\/\/)?)([a-z\d][a-z\d-]{0,62}(?:\.[a-z\d-]{1,63}){1,8})\.?(?::\d{1,5})?(?=[ \t{])/gim

/** Where CoreDNS sends the names that it does not serve, and which names it treats apart. */
export function corednsForwardsIn(doc: Document): readonly Observation[] {
  // A Corefile that is told as that of before, or of another cluster, tells nothing.
  if (!mentions(doc, 'forward') || corednsZonesIn(doc).length === 0) return []
  const [root, ...others] = matchesOf(doc, ofRoot)
  // Server blocks of several clusters, or of several names, go their own ways.
  if (!root) return []
  const names = matchesOf(doc, apart).map(({ raw }) => raw.toLowerCase())
  return [
    stated(
      'coredns.forwards',
      [root, ...others].flatMap(({ raw }) => raw.trim().split(/\s+/)),
      root.raw,
      root.place,
    ),
    ...names.map((name) => stated('coredns.apart', name, name, root.place)),
  ]
}
