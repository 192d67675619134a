import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { decided, stated } from '../../model/observe.ts'
import { matchesOf } from '../text-of.ts'

/** The updates that an output lists. */
export function updatesIn(doc: Document): readonly Observation[] {
  const updates = matchesOf(doc, /\b(KB\d{6,8})\b/g)
  const [first] = updates
  const ids = updates.map(({ raw }) => raw)
  return [
    ...(first ? [decided('installedKBs', ids, ids.join(','), first.place)] : []),
    ...updates.map(({ raw, place }) => stated('host.hotfixes', raw, raw, place)),
  ]
}
