import { goesOn } from '../withdrawn/goes-on.ts'
import type { Spoken } from './spoken.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const theOnes = String.raw`(?:we|I|one|it|they|pods?|(?:the|our|all)\s(?:[\w-]{2,12}\s)?(?:pods?|nodes?|pools?|clusters?))`
/** “Would we get … if …?”: nobody has it yet. */
const wouldGet = new RegExp(
  acrossLines`
    \b(?:would|will|could|might)\s${theOnes}\s(?:then\s|also\s|still\s|ever\s)?
    (?:get|see|hit|run into|face|have)\b(?!\srid\b)[^.!?;]{0,80}$
  `,
  'i',
)
/** “How can we monitor …?” */
const toWatch = new RegExp(
  acrossLines`
    \bhow\s(?:(?:can|could|do|should|would)\s(?:we|I|one|you)|to)\s(?:best\s)?
    (?:
      monitor|detect|notice|predict|measure|alert|watch|spot|foresee|simulate|provoke|reproduce
    )\b[^.!?;]{0,80}$
  `,
  'i',
)
const isAsked = /^[^.!?;]{0,200}\?/
const isOwn =
  /\b(?:we|I)\s(?:(?:just|now|also|still|already|often)\s)*(?:see|saw|hit|get|got|have|had|met)\s(?:it|this|that|them)\b/i

/** “We fixed … by …”. */
const mended = new RegExp(
  acrossLines`
    \b(?:we|I|they)\s(?:(?:have|had|since|then|already|finally|could)\s){0,2}
    (?:fixed|solved|resolved|cured|got rid of|eliminated)\s(?:(?:the|an?|our|this|that)\s)?
    (?:(?:error|message|problem|issue|warning)\s)?["“'\x60(]{0,2}$
  `,
  'i',
)
const byWhat =
  /^[^.;!?]{0,120}["”'`)]{0,2}\s(?:(?:error|message|problem|issue|warning)\s)?(?:by|with|after|when|through|in)\b/i
const inPart =
  /\b(?:not|only|but|until|temporar\w*|partly|some of|other|other nodes?|still|now we|since then we)\b/i

/** “We have none of them.” */
const noneOfThem = new RegExp(
  acrossLines`
    \b(?:we|I)\s(?:have|had|see|saw|hit|met|use|are (?:hit|affected) by)\s(?:none|neither)
      (?: of (?:them|these|those|it|that))?(?=[.,;!)]|$|\s(?:here|yet|so far|and)\b)
    |\b(?:none|neither) of (?:them|these|those|the two)\s
      (?:applies|apply|affects?|happens?|concerns?|hits?|occurs?)\b
  `,
  'i',
)
const except = /\b(?:except|but|apart|until|besides)\b/i

/** “Does … happen when …?” */
const whether = /(?:^|[.!?,:]\s)\W{0,3}(?:does|do|can|could|will|would|may|might)\s[^.!?;]{0,60}$/i
const happens = new RegExp(
  acrossLines`
    ^[^.!?;]{0,24}\s(?:also\s|still\s|ever\s)?(?:happen|occur|appear|come|show up|apply|matter)
    \b(?![^?]{0,120}\b(?:because|due to|our|my|here)\b)[^.!;]{0,120}\?
  `,
  'i',
)

/** “According to the runbook, …”, “Documentation: …”, “we read: …”. */
const ofPages = new RegExp(
  acrossLines`
    \baccording to (?:(?:the|our|your|their)\s)?(?:[\w-]{2,20}\s)?
      (?:runbook|docs|documentation|wiki|guide|handbook|article|release notes|manual)\b
      (?:(?!\b(?:but|yet|however|though|our|we|it should)\b)[^.;]){0,120}$
    |(?:^|[.!?]\s)\W{0,4}(?:(?:from|in)\sthe\s)?(?:documentation|docs|manual|read-?me)
      (?:\s?\([^()]{1,40}\)|\s(?:of|for)\s\w{2,20})?\s?:\s[^.!?]{0,200}$
    |\b(?:we|I)(?:\shave)?\sread:\s["“'\x60]?$
  `,
  'i',
)

/** “Resolved: … was caused by …” */
const resolved =
  /(?:^|[.!]\s)\W{0,4}(?:resolved|solved|fixed|closed)\s?(?::|\s[–—-])\s[^.;!?]{0,60}$/i
const wasSo = /^[^.;!?]{0,120}\s(?:was|were|had|came|went|turned out)\b/i
/** “… came because …; with the flag it starts.” */
const cameBecause = new RegExp(
  acrossLines`
    ^["”'\x60)]{0,3}\s(?:came|was|happened|appeared|occurred)\s(?:because|since|due to|from)\b
    [^.?]{0,120}[;,.]\s(?:with|after|since|now|then)\b[^.;?]{0,60}\b
    (?:starts?|works?|runs?|joined|came up|(?:is|are) (?:ready|fine|up))\b
  `,
  'i',
)
/** “…, so we build elsewhere.” */
const heeded = new RegExp(
  acrossLines`
    ^["”'\x60)]{0,4}[.,;]?\s(?:so|therefore|hence|which is why|that is why)\s(?:we|I)\s
    (?:only\s|now\s)?
    (?:build|write|use|run|schedule|give|switched|moved|took|take|chose|decided|pinned)\b
  `,
  'i',
)
const inVain =
  /[?]|\b(?:but|no|not|never|cannot|still|again|problem|fails?|hangs?|down|crash\w*)\b|n['’]t\b/i
const noConcern = new RegExp(
  acrossLines`
    \bnothing (?:to do|needed)\b(?!\swith\b)
    |\bno action (?:is )?(?:needed|required)\b
    |\b(?:does|do)(?: not|n['’]t) (?:affect|concern) us\b
    |\bwe are not affected\b
    |^["”'\x60)]{0,3}\sis what (?:you|one|people)(?:['’]d|\swould|\swill)?\s(?:get|see)\b
  `,
  'i',
)

const isMended = ({ earlier, before, behind }: Spoken) =>
  (mended.test(before) && byWhat.test(behind) && !inPart.test(behind)) ||
  (resolved.test(`${earlier}${before}`) && wasSo.test(behind) && !but.test(behind)) ||
  (cameBecause.test(behind) && !but.test(behind)) ||
  (heeded.test(behind) && !inVain.test(behind))
const but = /[?]|\b(?:but|still|however|until|sometimes|again)\b/i

const isAskedFor = ({ before, behind }: Spoken) =>
  ((wouldGet.test(before) || toWatch.test(before)) && isAsked.test(behind)) ||
  (whether.test(before) && happens.test(behind))

/** Whether a message is one that nobody has: asked for, read, mended, or of no concern. */
export const isSupposed = (spoken: Spoken): boolean => {
  const { earlier, before, behind } = spoken
  return (
    !goesOn(behind) &&
    !isOwn.test(behind) &&
    (isAskedFor(spoken) ||
      isMended(spoken) ||
      ofPages.test(`${earlier}${before}`) ||
      ((noneOfThem.test(behind) || noConcern.test(behind)) && !except.test(behind)))
  )
}
