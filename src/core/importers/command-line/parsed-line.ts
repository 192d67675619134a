import type { Document } from '../../model/document.ts'
import type { Parsed } from '../../model/parsed.ts'
import { editsIn } from './edits.ts'
import type { FoundLine } from './parse.ts'
import { isShownWhole } from './told-in-part.ts'

/** What lints see of a line. */
export function parsedLine(line: FoundLine, doc: Document): Parsed<'command-line'> {
  return {
    kind: 'command-line',
    value: isShownWhole(line, doc) ? { ...line, isWhole: true } : line,
    title: `the command line of ${line.program}`,
    placeOf: ([index, part]) => {
      const place = typeof index === 'number' ? line.places[index] : undefined
      if (!place) return doc.placeAt(line.at)
      return doc.placeAt(part === 'value' ? place.valueAt : place.at)
    },
    editsOf: editsIn(line, doc),
  }
}
