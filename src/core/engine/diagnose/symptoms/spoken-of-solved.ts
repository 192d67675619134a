import type { Spoken } from './spoken.ts'

/** “Solved. It was …”. */
const ofSolved =
  /(?:^|[.!]\s)(?:solved|fixed|resolved)(?:[.!:]|\s[–—-])\s(?:it|that|the (?:cause|problem|reason)) (?:was|were)\b[^.;]{0,40}$/i
/** “The problem of yesterday is solved: … said …”. */
const ofEnd =
  /(?:^|[.!?]\s)([^.:;!?"“]{0,60}\b(?:problem|issue|error|fault|incident)\b[^.:;!?"“]{0,60})\b(?:is|was|has been)\s(?:(?:now|already|meanwhile|since)\s)?(?:solved|fixed|resolved)(?::|\s[–—-])\s([^;!?"“]{0,200})["“'`]?$/i
/** “200 OK after we imported the CA; before: …”. */
const ofBefore =
  /\b(?:200 OK|(?:works?|runs?|solved|fixed|fine)(?: well| fine)?(?: now| again)?)\b(?:[^.;]|\.(?=\w)){0,100};\s(?:before|earlier|previously)(?: that)?(?::|,? it (?:said|was|printed))\s["“'`]?(?:[\w-]{1,20}:\s)?$/i
const unsure =
  /\b(?:not|never|should|until|want|hope|when|once|if|whether|true|after|before|others?)\b|n['’]t\b/i
const past =
  /\b(?:said|told|wrote|printed|showed|logged|reported|gave|had|got|was|were|saw|ended|failed|stopped)\b/i
/** What came since, or is elsewhere. */
const since = /\b(?:now|today|but|then|still|again|yet|same|another)\b/i
const goesOn = /^\s?\?|\b(?:but|however|sometimes|until|still|today|same|another)\b/i

/** “Done, all pods Running now, thanks!”, as the next ones in a chat say. */
const isDone =
  /\b(?:all|both|every|the|these) (?:pods?|nodes?|services?|of them)\b(?:(?!\b(?:not|no|still)\b|n['’]t)[^.;!?]){0,20}\b(?:running|ready|up|fine|ok(?:ay)?)\b(?:(?!\bnot\b)[^.;!?]){0,12}\b(?:now|again)\b/i
/** Whether a message is told as what was wrong, by somebody who begins with the end. */
export function isToldSolved({ before, behind, earlier, answer = '' }: Spoken): boolean {
  if ([behind, answer].some((said) => isDone.test(said) && !goesOn.test(said))) return true
  const ahead = `${earlier}${before}`
  if (ofSolved.test(ahead) || (ofBefore.test(ahead) && !goesOn.test(behind))) return true
  const [, problem = '', told = ''] = ofEnd.exec(ahead) ?? []
  return past.test(told) && !since.test(told) && !unsure.test(problem) && !goesOn.test(behind)
}
