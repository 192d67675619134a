import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import { wordsInEnglish } from '../../../text/words-in-english.ts'

/** What a document tells: its text, with the words of complaints in English, and what that was. */
export interface Told {
  readonly text: string
  /** Where an offset of the text stands; in another language the begin of its line. */
  readonly placeAt: (offset: number) => Place
  /** The document’s own words from an offset to another one, where the text is not them. */
  readonly quote: (from: number, to: number) => string | undefined
}

const mostQuoted = 160

export function toldIn(doc: Document): Told {
  const text = wordsInEnglish(doc.text)
  if (text === undefined) return { text: doc.text, placeAt: doc.placeAt, quote: () => undefined }
  const lines = doc.text.split('\n')
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length - 1
  return {
    text,
    placeAt: (offset) => {
      const at = lineAt(offset)
      const before = lines.slice(0, at).reduce((length, line) => length + line.length + 1, 0)
      return doc.placeAt(before + Math.max((lines[at] ?? '').search(/\S/), 0))
    },
    quote: (from, to) =>
      lines
        .slice(lineAt(from), lineAt(to) + 1)
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, mostQuoted),
  }
}
