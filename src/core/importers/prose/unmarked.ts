import type { Document } from '../../model/document.ts'
import { matches } from '../../text/patterns/may-match.ts'
import { indexAt } from '../../text/starts.ts'
import { foundIn } from '../../text/patterns/found-in.ts'

/** A short word of Markdown that is set as code or in bold: `v1.31.0`, **1.29.2**, `externalTrafficPolicy`. */
const marked =
  /(?<![\w`*])(`|\*\*)(?=[\w.:+/ -]{1,48}\1)(?:[A-Za-z][\w.+/-]{1,40}(?:: ?[\w.+-]{1,30})?|v?\d[\w.+-]{0,40})\1(?![\w`*])/g

/** A text without the marks around such words, whose places are those of the text; none for one without. */
export function unmarked(doc: Document): readonly Document[] {
  if (!/`|\*\*/.test(doc.text) || !matches(doc, marked)) return []
  const starts: number[] = [0]
  const origins: number[] = [0]
  const kept: string[] = []
  let at = 0
  let from = 0
  const keep = (to: number, next: number) => {
    kept.push(doc.text.slice(from, to))
    at += to - from
    starts.push(at)
    origins.push(next)
    from = next
  }
  for (const { 0: whole, 1: mark = '', index } of foundIn(doc, marked)) {
    keep(index, index + mark.length)
    keep(index + whole.length - mark.length, index + whole.length)
  }
  kept.push(doc.text.slice(from))
  const view: Document = {
    ...doc,
    text: kept.join(''),
    placeAt(offset) {
      const index = indexAt(starts, offset)
      return doc.placeAt((origins[index] ?? 0) + offset - (starts[index] ?? 0))
    },
  }
  return [view]
}
