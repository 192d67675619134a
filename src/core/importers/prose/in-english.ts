import type { Document } from '../../model/document.ts'
import { wordsInEnglish } from '../../text/words-in-english.ts'
import { memoizeByObject } from '../../values/memoize.ts'

/** What somebody wrote in another language, line for line with words in English; undefined for English. */
export const inEnglish = memoizeByObject((doc: Document): Document | undefined => {
  const text = wordsInEnglish(doc.text)
  return text === undefined ? undefined : { ...doc, text }
})
