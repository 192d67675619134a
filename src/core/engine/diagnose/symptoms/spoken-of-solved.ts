import type { Spoken } from './spoken.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** “… although the notes say it is fixed” */
export const claimed =
  /\b(?:although|though|supposed(?:ly)?|allegedly|claims?|claimed|notes say)\b/i

/** “Solved. It was …”. */
const ofSolved = new RegExp(
  acrossLines`
    (?:^|[.!]\s|\d\d:\d\d\s)(?:solved|fixed|resolved|gone|closed)
    (?:\s(?:since|after|with|by|again|now|meanwhile)\b[^.;!?]{0,40})?(?:[.!:,]|\s[–—-])\s
    (?:it|that|the (?:root )?(?:cause|problem|reason)) (?:was|were)\b[^.;]{0,40}$
  `,
  'i',
)
/** “The pods are fine since Monday. The root cause was …, which said …”, “the ticket can be closed. The problem was …” */
const ofFine = new RegExp(
  acrossLines`
    \b(?:
      (?:is|are|runs?|works?)\s(?:all\s|both\s)?
        (?:fine|well|ok(?:ay)?|healthy|ready|running|up|stable|gone|solved|resolved|fixed)\s
        (?:again|now|since)
      |(?:it|they|all|everything|that)\s(?:works?|runs?)\s(?:again|now|since)
      |(?:works?|runs?)\s(?:again|now|since)\b
      |(?:closing|close) the (?:loop|ticket|case)
      |(?:ticket|case|issue) (?:can|may) be closed
    )\b
  `,
  'i',
)
const ofCause = new RegExp(
  acrossLines`
    \b(?:root )?(?:cause|reason|problem|culprit|issue|error|fault) (?:was|were|had been)\b
    (?! (?:not|never|said|thought|supposed|assumed|still)\b)[^;!?]{0,300}$
  `,
  'i',
)
/** “The problem of yesterday is solved: … said …”. */
const ofEnd = new RegExp(
  acrossLines`
    (?:^|[.!?]\s)([^.:;!?"“]{0,60}\b(?:problem|issue|error|fault|incident)\b[^.:;!?"“]{0,60})\b
    (?:is|was|has been)\s(?:(?:now|already|meanwhile|since)\s)?(?:solved|fixed|resolved)
    (?::|\s[–—-])\s([^;!?"“]{0,200})["“'\x60]?$
  `,
  'i',
)
/** “200 OK after we imported the CA; before: …”. */
const ofBefore = new RegExp(
  acrossLines`
    \b(?:200 OK|(?:works?|runs?|solved|fixed|fine)(?: well| fine)?(?: now| again)?)\b
    (?:[^.;]|\.(?=\w)){0,100};\s(?:before|earlier|previously)(?: that)?
    (?::|,? it (?:said|was|printed))\s["“'\x60]?(?:[\w-]{1,20}:\s)?$
  `,
  'i',
)
const unsure =
  /\b(?:not|never|should|until|want|hope|when|once|if|whether|true|after|before|others?)\b|n['’]t\b/i
const past =
  /\b(?:said|told|wrote|printed|showed|logged|reported|gave|had|got|was|were|saw|ended|failed|stopped)\b/i
/** What came since, or is elsewhere. */
const since = /\b(?:now|today|but|then|still|again|yet|same|another)\b/i
const goesOn = /^\s?\?|\b(?:but|however|sometimes|until|still|today|same|another)\b/i

/** “Done, all pods Running now, thanks!”, as the next ones in a chat say. */
const isDone = new RegExp(
  acrossLines`
    \b(?:all|both|every|the|these)(?: \d{1,4}| our| windows| the){0,2} (?:pods?|nodes?|services?|of them)
    \b(?:(?!\b(?:not|no|still)\b|n['’]t)[^.;!?]){0,20}\b(?:running|ready|up|fine|ok(?:ay)?)\b
    (?:(?!\bnot\b)[^.;!?]){0,12}\b(?:now|again)\b
  `,
  'i',
)
/** “AWS raised the quota, all nodes joined”: what somebody did about it, and that it helped. */
const helped = new RegExp(
  acrossLines`
    \b(?:raised|increased|granted|freed|renewed|replaced|opened|corrected|fixed)\s
    (?:the|our|that|its|a|an|it)\b[^.;!?]{0,50}(?:,|\sand|\sso|\sthen)\s(?:[\w-]{1,12}\s){0,4}
    (?:pods?|nodes?|instances?|machines?|workers?)\s(?:all\s|then\s|now\s|have\s){0,2}
    (?:joined|came\sup|started|(?:are|were)\s(?:all\s)?(?:up|ready|running|there|fine))\b
  `,
  'i',
)
const helpedNot = /\b(?:not?|none|never|only|but|some|one|half|few)\b|n['’]t\b/i
const isHelped = (behind: string) => {
  const [words] = helped.exec(behind) ?? []
  return words !== undefined && !helpedNot.test(words)
}

/** Whether a message is told as what was wrong, by somebody who begins with the end. */
export function isToldSolved({ before, behind, earlier, answer = '' }: Spoken): boolean {
  if ([behind, answer].some((said) => isDone.test(said) && !goesOn.test(said))) return true
  if (isHelped(behind) && !goesOn.test(behind)) return true
  const ahead = `${earlier}${before}`
  if (isOfClosed(earlier, before) && !goesOn.test(behind)) return true
  if (isFineSince(earlier) && ofCause.test(before) && !goesOn.test(behind)) return true
  if (ofSolved.test(ahead) || (ofBefore.test(ahead) && !goesOn.test(behind))) return true
  const [, problem = '', told = ''] = ofEnd.exec(ahead) ?? []
  return past.test(told) && !since.test(told) && !unsure.test(problem) && !goesOn.test(behind)
}

/** “The incident is closed. Pods had …” */
const ofClosed = new RegExp(
  acrossLines`
    \b(?:incident|ticket|case|issue|problem|fault|outage|INC-?\d{2,10})\b[^.:;!?"“]{0,40}\b
    (?:is|was|has been)\s(?:now\s|since\s|already\s)?(?:closed|solved|resolved|fixed)[.!]\s
  `,
  'i',
)
const isOfClosed = (earlier: string, before: string) => {
  const { index = 0, 0: words } = ofClosed.exec(earlier) ?? {}
  return (
    words !== undefined &&
    !unlike.test(earlier.slice(Math.max(index - 40, 0))) &&
    past.test(before) &&
    !since.test(before) &&
    !unlike.test(before)
  )
}

const isFineSince = (earlier: string) => {
  const { index = 0, 0: words } = ofFine.exec(earlier) ?? {}
  return words !== undefined && !unlike.test(earlier.slice(Math.max(index - 80, 0)))
}
const unlike = /\b(?:not|never|but|except|only|until|some|others?|still|if|when|while)\b|n['’]t\b/i

/** “… failed with this message. I mounted the folder, and it works now.”: the next sentence, if it tells what somebody did. */
export function nextIfDone(behind: string): string {
  const [, next = ''] = endsThere.exec(behind) ?? []
  return ofDone.test(next) ? next : ''
}
const endsThere = /^["”'`)]{0,2}[.!]\s+([^]+)$/
const ofDone = new RegExp(
  acrossLines`
    ^(?:(?:then|so|now|afterwards|meanwhile),?\s)?(?:we|I)\s
    (?:(?:have|had|then|now|just|since)\s)?
    (?:\w{2,14}ed|put|set|took|made|gave|rebuilt|went|got)\b
  `,
  'i',
)
