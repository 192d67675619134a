import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { podRowsIn, rowAlone } from '../../objects/pod-rows.ts'

/** A row of `kubectl get pods -o wide` among words, without the head of its table. */
export const shownPodsIn = (doc: Document): readonly Observation[] =>
  doc.command !== undefined || matches(doc, head) ? [] : podRowsIn(doc, rowAlone)

/** The importer of such tables reads what has one. */
const head = /^[ \t]*(?:NAMESPACE[ \t]+)?NAME[ \t]+READY[ \t]+STATUS\b/m
