import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { hostBuildAt } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { matchesOf } from '../../text-of.ts'

const missed = /\bno matching manifest for windows\/amd64 (10\.0\.\d{5}(?:\.\d{1,6})?)\b/g

/** Docker names the build that it looked for, which is that of the host. */
export const pulledBuildIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'no matching manifest for windows/')
    ? matchesOf(doc, missed)
        .slice(0, 1)
        .flatMap(({ raw, place }) => hostBuildAt(raw, place, { inferred: true }))
    : []
