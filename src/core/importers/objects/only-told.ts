import { leadsToOther } from '../../text/sections/led-to.ts'
import { acrossLines } from '../../values/across-lines.ts'

const run = '(?:run|ran|do|done|did|typed?|applied|apply|tried|try|used?|set|executed?)'
/** “We have not run”, “nobody ever ran” */
const refused = new RegExp(
  String.raw`\b(?:not|never|nobody(?:\sever)?|n['’]t)(?:\s(?:yet|even|ever))?\s${run}\b[^.;!?\n]{0,30}$`,
  'i',
)
/** “Should we run”, “next week we run” */
const ahead = new RegExp(
  acrossLines`
    (?:^|[.:;!?]\s)\W{0,4}(?:
      (?:should|may|can|shall|could|would|do|does|will|must)\s(?:we|I|one|it|this|that|you)
      |next\s(?:week|month|weekend|quarter|year)
      |tomorrow
    )\b[^.;!?\n]{0,80}$
    |\b(?:may|might|could|should|would|will)\s(?:we|I|one)\s[^.;!?\n]{0,40}$
    |\b(?:we|I)\s(?:will|would|plan to|want to|are going to)\s[^.;!?\n]{0,40}$
  `,
  'i',
)

/** Whether the words that lead to a command on a line of its own say that nobody ran it on this cluster. */
export const isOnlyTold = (words: string): boolean =>
  leadsToOther(words) || refused.test(words) || ahead.test(words)
