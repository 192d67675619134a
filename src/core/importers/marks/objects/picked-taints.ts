import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { matchesOf } from '../../text-of.ts'

const row =
  /^[ \t]*Taints:[ \t]+([\w./-]{1,253}(?:=[\w.-]{0,63})?:(?:NoSchedule|PreferNoSchedule|NoExecute))[ \t]*$/gm

/** Taints that somebody picked out of descriptions, without the names of their nodes. */
export function pickedTaintsIn(doc: Document): readonly Observation[] {
  if (!mentions(doc, 'Taints:') || /^[ \t]*Name:[ \t]/m.test(doc.text)) return []
  const seen = new Set<string>()
  return matchesOf(doc, row).flatMap(({ raw, place }) => {
    if (seen.has(raw)) return []
    seen.add(raw)
    return [stated('node.taint', raw, raw, place, { inferred: true })]
  })
}
