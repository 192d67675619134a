import type { Document } from '../../../model/document.ts'
import { indexAt, lineStarts } from '../../../text/starts.ts'
import { wordsInEnglish } from '../../../text/words-in-english.ts'
import { memoizeByObject } from '../../../values/memoize.ts'

/** What somebody wrote in another language, line for line with words in English; undefined for English. */
export const inEnglish = memoizeByObject((doc: Document): Document | undefined => {
  const text = wordsInEnglish(doc.text)
  if (text === undefined) return undefined
  const [origins, starts] = [lineStarts(doc.text), lineStarts(text)]
  return {
    ...doc,
    text,
    // Words have other lengths; each line stays where it is.
    placeAt(offset) {
      const index = indexAt(starts, offset)
      const [from = 0, next = doc.text.length + 1] = origins.slice(index, index + 2)
      return doc.placeAt(Math.min(from + offset - (starts[index] ?? 0), next - 1))
    },
  }
})
