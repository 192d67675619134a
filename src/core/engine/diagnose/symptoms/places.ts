import type { Place } from '../../../model/finding.ts'

/** Lines and columns, both from 1, of offsets in a text that are asked for in any order. */
export function createPlaces(file: string, text: string): (offset: number) => Place {
  const starts = [0]
  for (let i = text.indexOf('\n'); i !== -1; i = text.indexOf('\n', i + 1)) starts.push(i + 1)
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { file, line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}
