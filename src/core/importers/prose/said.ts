import type { Document } from '../../model/document.ts'
import type { Place } from '../../model/finding.ts'
import { matchesOf, type Match } from '../text-of.ts'
import { indexInLine, isElsewhere, lineOf } from './lines.ts'

/** What is asked, refused or left behind is not so. */
const refused =
  /\b(?:no|not|never|without|instead of|rather than|than|from|drop|leave|can|could|may|might|if|whether|or|unless|except)\b[^.;?!\n]{0,40}$|n['’]t\b[^.;?!\n]{0,40}$/i

/** “The tutorial says that …”, “nobody claims any more that …”: others say it, of any setup. */
const reported =
  /\b(?:(?:tutorials?|guides?|docs|documentation|manuals?|blogs?|articles?|page|books?|nobody|no one|somebody|someone|people|others|they|he|she)\s(?:(?:does(?: not|n['’]t)|only|also)\s)?(?:says?|said|claims?|claimed|tells?|told|warns?|states?|explains?|thinks?|wrote|writes?)|according to)\b[^.;?!\n]{0,60}$/i

/** “… is not supported”, “… or process isolation”. */
const denied =
  /^(?:[^.,;?!\n]|\.(?=\d)){0,40}\b(?:(?:is|are|was|be)\s(?:not|never)|(?:is|are|was)n['’]t|unsupported|(?:is|are|was|were|runs?)\s(?:(?:in|of|for|from|on)\s)?(?:another|a different|our other|the other)\s(?:project|cluster|team|setup|environment|story|customer|account|subscription))\b|^\s(?:or|vs\.?|versus)\s/i

/** Whether the words ahead ask it, refuse it or leave it behind. */
export const isRefused = (ahead: string): boolean => refused.test(ahead.slice(-80))

/** What of a match stands in the line where it begins. */
export const firstLine = (raw: string) => raw.split('\n', 1)[0] ?? raw

/** What people say of a setup that they have, or want: not what they ask, refuse or left behind. */
export const saidIn = (doc: Document, pattern: RegExp): readonly Match[] =>
  matchesOf(doc, pattern).filter(({ raw, place }) => isSaid(doc, raw, place))

export function isSaid(doc: Document, raw: string, place: Place): boolean {
  const line = lineOf(doc, place)
  const at = Math.max(indexInLine(doc, place, firstLine(raw)), 0)
  const ahead = line.slice(Math.max(at - 80, 0), at)
  return (
    !isRefused(ahead) &&
    !reported.test(ahead) &&
    !denied.test(line.slice(at + raw.length, at + raw.length + 60)) &&
    !isElsewhere(doc, place, firstLine(raw))
  )
}
