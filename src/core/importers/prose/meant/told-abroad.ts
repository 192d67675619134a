import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import { inEnglish } from './in-english.ts'
import { indexInLine, lineOf, sentenceBefore } from '../lines.ts'

/** What sentences of other languages tell of another time; the order of their words is open. */
const ofAnotherTime = /(?<![\w-])(?:we plan|formerly|old (?:clusters?|nodes?|servers?))(?![\w-])/i

/** Whether somebody who writes no English tells a value as one that was, or is to come. */
export function isToldAbroad(doc: Document, one: Place & { readonly raw: string }): boolean {
  const read = inEnglish(doc)
  if (!read) return false
  const line = lineOf(read, one)
  const at = indexInLine(read, one, one.raw)
  if (at < 0) return false
  const end = line.slice(at).search(/[.;!?](?=\s|$)/)
  const own = end < 0 ? line.slice(at) : line.slice(at, at + end)
  return ofAnotherTime.test(sentenceBefore(line.slice(0, at)) + own)
}
