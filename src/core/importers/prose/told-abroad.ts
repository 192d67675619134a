import type { Document } from '../../model/document.ts'
import type { Place } from '../../model/finding.ts'
import { inEnglish } from './in-english.ts'
import { indexInLine, lineOf } from './lines.ts'

/** What sentences of other languages tell of another time; the order of their words is open. */
const ofAnotherTime = /(?<![\w-])(?:we plan|formerly|old (?:clusters?|nodes?|servers?))(?![\w-])/i

/** Whether somebody who writes no English tells a value as one that was, or is to come. */
export function isToldAbroad(doc: Document, one: Place & { readonly raw: string }): boolean {
  const read = inEnglish(doc)
  if (!read) return false
  const line = lineOf(read, one)
  const at = indexInLine(read, one, one.raw)
  if (at < 0) return false
  const start = [...line.slice(0, at).matchAll(/[.;!?](?=\s)/g)].at(-1)?.index ?? -1
  const end = line.slice(at).search(/[.;!?](?=\s|$)/)
  return ofAnotherTime.test(line.slice(start + 1, end < 0 ? undefined : at + end))
}
