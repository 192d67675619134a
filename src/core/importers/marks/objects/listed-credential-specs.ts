import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'

const listing =
  /\bkubectl\b[^|\n]{0,80}\bget\s+gmsa(?:credentialspecs?)?\b(?!\s+[a-z\d])(?![^|\n]{0,200}(?:\s-o|\s-l|--selector|\|))/i

const none = /^(No resources found)\.?[ \t]*$/gm

/** The credential specs of the cluster, as kubectl lists them all, or that it has none; they have no namespace. */
export function listedCredentialSpecsIn(doc: Document): readonly Observation[] {
  if (!listing.test(doc.command ?? '')) return []
  const specs = /^\s*NAME\s+AGE\s*$/m.test(doc.text)
    ? matchesOf(doc, /^([a-z\d][\w.-]{0,200})[ \t]+\d{1,5}[smhdy]\S{0,8}[ \t]*$/gm)
    : []
  const [empty] = matchesOf(doc, none)
  return [
    ...specs.map(({ raw, place }) => stated('gmsa.listedSpec', raw, raw, place)),
    ...(specs.length === 0 && empty ? [stated('gmsa.noSpecs', true, empty.raw, empty.place)] : []),
  ]
}
