import type { Document } from '../../../model/document.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import {
  lead,
  outcome,
  triedBehind,
  triedAhead,
  besideIt,
  fineThere,
  otherInAsia,
  fails,
  contrast,
  backHome,
  ofTestSystem,
  inProduction,
} from './elsewhere-words.ts'

/** Whether a sentence tells where somebody tried something else, and it worked. */
export function isTried(ahead: string, behind: string): boolean {
  const before = ahead.split(contrast).at(-1) ?? ''
  const after = (/^(?:[^.;!?\n]|[.;!?](?=\S))*/.exec(behind)?.[0] ?? '').split(contrast)[0] ?? ''
  return (triedAhead.test(before) || triedBehind.test(after)) && !fails.test(`${before} ${after}`)
}

/** Who writes of a customer means the nodes in trouble by theirs. */
export const isOfCustomer = (doc: Document, [words]: RegExpExecArray): boolean =>
  /^their\b/i.test(words) && matches(doc, /\b(?:customer|ticket)/i)

/** Whether a clause tells of a system for tests, beside which the sentence has one in production. */
export const isOfTestSystem = (ahead: string, behind: string): boolean =>
  ofTestSystem.test(ahead) &&
  inProduction.test(behind) &&
  !fails.test(`${ahead.slice(-120)} ${behind.split(contrast)[0] ?? ''}`.slice(0, 240))

/** Whether a sentence speaks of a setup beside the one that the text is about. */
export const isElsewhereIn = (
  ahead: string,
  behind: string,
  isStill: (ahead: string, found: RegExpExecArray) => boolean = () => true,
): boolean => {
  const found = lead.exec(ahead)
  const isLed = found !== null && isStill(ahead, found) && !backHome.test(ahead.slice(found.index))
  return (
    isLed ||
    outcome.test(behind) ||
    isTried(ahead, behind) ||
    otherInAsia.test(ahead) ||
    (besideIt.test(ahead) && fineThere.test(behind))
  )
}
