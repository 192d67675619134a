import { acrossLines } from '../../../values/across-lines.ts'

/** Whoever writes wants it away. */
const help = new RegExp(
  acrossLines`
    \b(?:
      how (?:do|can|could|should|to)\b[^.?!]{0,40}\b
        (?:get|rid|fix|solve|mend|repair|stop|avoid|prevent|work around)\b
      |what (?:
        (?:can|could|should|must|do) (?:we|I) do
        |to do
        |(?:is|could be|causes?) (?:the cause|wrong|this|it)
      )\b
      |please (?:help|advise|have a look)
      |(?:any|some) (?:ideas?|help|hints?|advice|clue)\b
      |(?:is there|do you know) an? (?:fix|way|workaround|solution|remedy)
      |no (?:idea|clue)
    )
  `,
  'i',
)

/** It came once more. */
const recurrence = new RegExp(
  acrossLines`
    \b(?:
      there|back|it|happen(?:s|ed)?|occurs?|occurred|appears?|appeared|shows?|prints?|printed
      |comes?|came|down|logs?|fails?|failed|failing|dead|broken
    ) (?:again|once more|anew)\b
    |\bit is (?:there|here|back) (?:now |today )?on\b
    |\b(?:came|comes|is|are) back(?! (?:to (?:Ready|normal)|in service|up|on ?line|again))\b
    |\bkeeps? (?:coming back|returning|happening|appearing|occurring)\b
    |\bstill (?:happens?|occurs?|appears?)\b
    |\b(?:re-?appear(?:s|ed)|reoccurs?|reoccurred|recurs|recurred)\b
    |(?:,|\band|\bbut) (?:now |it is |is )?back\b(?! (?:to|in|up|on)\b)
    |\b(?:the )?next (?:day|morning|night) (?:it|the same)\b
    |\b(?:each|every) (?:night|day|morning),? (?:the same|it|again|anew)\b
  `,
  'gi',
)
const denied = /\b(?:not|never|no|none|without|nor)\b[^.;]{0,40}$|n['’]t\b[^.;]{0,40}$/i

/** What works for a while, or is gone for a while. */
const forAWhile = new RegExp(
  acrossLines`
    \b(?:
      for (?:some|a few|an?|one|two|\d{1,3}) (?:
        moments?|seconds?|secs?|minutes?|mins?|hours?|days?|while|time
      )
      |until (?:the )?(?:next|tomorrow|tonight)
      |temporarily|now and then
      |from time to time
    )\b
  `,
  'i',
)

const things = acrossLines`
  (?:
    pods?|containers?|nodes?|services?|apps?|applications?|workloads?|they|it|we|users?|DNS
    |network|win[\w-]{0,20}
  )
`
/** Something fails as of today. */
const failing = new RegExp(
  acrossLines`
    \b${things}\s(?:\w{2,12}\s)?(?:
      (?:have|has|get|gets)\s(?:\w{2,8}\s)?no
      |(?:are|is|stays?|remains?)\s(?:\w{2,8}\s)?without
    )\s(?:network|IPs?|address|connect|internet|DNS|access|route)
    |\b(?:no pod|nothing)\s(?:starts?|works?|runs?|has|gets?|comes? up|reaches)\b
    |\b(?:(?:do|does|can|will)(?: not|n['’]t)|can(?:not|['’]t))\s
      (?:start|work|run|resolve|reach|ping|connect|come up|join|pull|get|answer)\b
    |\b(?:is|are|stays?|remains?)\s(?:\w{2,8}\s)?
      (?:dead|down|broken|NotReady|stuck|offline|unreachable|without network)\b
    |(?:^|[,;.]\s)(?:down|NotReady|dead|broken) (?:at|since|now)\b
    |\bkeeps? failing\b
  `,
  'i',
)

export const seeksHelp = (said: string): boolean => help.test(said)

/** Whether something that was told is said to come back, or to be well for a while only. */
export const comesBack = (said: string): boolean =>
  forAWhile.test(said) ||
  [...said.matchAll(recurrence)].some(
    ({ index }) => !denied.test(said.slice(Math.max(index - 60, 0), index)),
  )

export const failsNow = (said: string): boolean => failing.test(said)

/** Whether sentences tell of a fault that is there. */
export const goesOn = (said: string): boolean =>
  seeksHelp(said) || comesBack(said) || failsNow(said)
