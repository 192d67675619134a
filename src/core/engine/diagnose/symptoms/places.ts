import type { Place } from '../../../model/finding.ts'
import { indexAt, lineStarts } from '../../../text/starts.ts'

/** Lines and columns, both from 1, of offsets in a text that are asked for in any order. */
export function createPlaces(file: string, text: string): (offset: number) => Place {
  const starts = lineStarts(text)
  return (offset) => {
    const at = indexAt(starts, offset)
    return { file, line: at + 1, column: offset - (starts[at] ?? 0) + 1 }
  }
}
