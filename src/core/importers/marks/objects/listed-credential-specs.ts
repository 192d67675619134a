import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'

const listing =
  /\bkubectl\b[^|\n]{0,80}\bget\s+gmsa(?:credentialspecs?)?\b(?!\s+[a-z\d])(?![^|\n]{0,200}(?:\s-o|\s-l|--selector|\|))/i

/** The credential specs of the cluster, as kubectl lists them all; they have no namespace. */
export const listedCredentialSpecsIn = (doc: Document): readonly Observation[] =>
  listing.test(doc.command ?? '') && /^\s*NAME\s+AGE\s*$/m.test(doc.text)
    ? matchesOf(doc, /^([a-z\d][\w.-]{0,200})[ \t]+\d{1,5}[smhdy]\S{0,8}[ \t]*$/gm).map(
        ({ raw, place }) => stated('gmsa.listedSpec', raw, raw, place),
      )
    : []
