import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { indexAt } from '../../text/starts.ts'
import { lineOf } from './lines.ts'

/** What stands somewhere in a text, and what to read in its place. */
export interface Replaced {
  readonly index: number
  readonly raw: string
  readonly by: string
}

/** A text with other words in it, in the order of the text; every place stays that of the text. */
export function withReplaced(doc: Document, all: readonly Replaced[]): Document {
  const [starts, origins]: [number[], number[]] = [[0], [0]]
  let [text, from] = ['', 0]
  for (const { index, raw, by } of all) {
    text += doc.text.slice(from, index)
    starts.push(text.length)
    origins.push(index)
    text += by
    from = index + raw.length
    starts.push(text.length)
    origins.push(from)
  }
  text += doc.text.slice(from)
  return {
    ...doc,
    text,
    placeAt(offset) {
      const at = indexAt(starts, offset)
      const [origin = 0, next = doc.text.length] = [origins[at], origins[at + 1]]
      return doc.placeAt(Math.min(origin + offset - (starts[at] ?? 0), next))
    },
  }
}

/** What was read there, as it stands in the text that was sent; undefined where it does not. */
export function rawAsSent(doc: Document, one: Observation): string | undefined {
  const line = lineOf(doc, one)
  if (line.includes(one.raw)) return one.raw
  const raw = one.raw.split(' ').at(-1) ?? ''
  return line.includes(raw) ? raw : undefined
}
