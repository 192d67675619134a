import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { looseJson } from '../values/loose-json.ts'

/** What a whole file of JSON holds that its reader does not take; a note above it is of whoever sent it. */
export function looseIn(doc: Document, reader: string): readonly Observation[] {
  const start = doc.text.indexOf('{')
  const above = start < 0 ? '' : doc.text.slice(0, start)
  if (above.replaceAll(/^[ \t]*(?:#|\/\/)[^\n]*$/gm, '').trim() !== '' || !/\}\s*$/.test(doc.text))
    return []
  return looseJson(doc.text)
    .filter(({ offset }) => offset > start)
    .slice(0, 10)
    .map(({ offset, what }) =>
      stated('json.loose', what, '', doc.placeAt(offset), { subject: reader }),
    )
}
