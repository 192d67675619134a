import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import { inEnglish } from './in-english.ts'
import { indexInLine, lineOf, sentenceBefore } from '../lines.ts'

/** What sentences of other languages tell of another time; the order of their words is open. */
const ofAnotherTime = /(?<![\w-])(?:we plan|formerly|old (?:clusters?|nodes?|servers?))(?![\w-])/i

type Found = Place & { readonly raw: string }

/** Nothing but the words that lead to a value stands between. */
const formerly = /(?<![\w-])formerly(?![\w-])[^,;:，、；]{0,60}$/i
const stillSo =
  /(?<![\p{L}])(?:still|noch|weiterhin|toujours|encore|todavía|aún|ainda|ancora)(?![\p{L}])|仍|还是|依然|まだ|今も/iu

/** Whether somebody who writes no English tells a value as one that was: “auparavant nous avions …”. */
export const isFormerAbroad = (doc: Document, one: Found): boolean => {
  const said = sentenceAbroad(doc, one)
  return said !== undefined && formerly.test(said.ahead) && !stillSo.test(said.ahead + said.own)
}

/** Whether somebody who writes no English tells a value as one that was, or is to come. */
export const isToldAbroad = (doc: Document, one: Found): boolean =>
  ofAnotherTime.test(Object.values(sentenceAbroad(doc, one) ?? {}).join(''))

/** The sentence of a value, with the words of it in English. */
function sentenceAbroad(doc: Document, one: Found) {
  const read = inEnglish(doc)
  if (!read) return undefined
  const line = lineOf(read, one)
  const at = indexInLine(read, one, one.raw)
  if (at < 0) return undefined
  const end = line.slice(at).search(/[.;!?](?=\s|$)/)
  const own = end < 0 ? line.slice(at) : line.slice(at, at + end)
  return { ahead: sentenceBefore(line.slice(0, at)), own }
}
