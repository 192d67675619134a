import { goesOn } from '../withdrawn/goes-on.ts'
import type { Spoken } from './spoken.ts'
import { isSupposed } from './spoken-of-supposed.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const count = String.raw`(?:\d|one|two|three|four|five|six|a few|some|several|these|the following)`
const issues = String.raw`(?:issues?|problems?|errors?|messages?|limitations?|bugs?)`
/** “Only two issues are known: …, and … on old nodes.” */
const ofKnown = new RegExp(
  acrossLines`
    (?:^|[.!?;]\s)[^.!?;:]{0,60}\b(?:
      ${count}\s(?:\w{3,12}\s)?${issues}\s(?:is|are)\s(?:well\s)?(?:known|documented)
      |${count}\s(?:well[- ])?known\s${issues}
      |(?:known|typical|common|frequent|usual)\s${issues}\s(?:is|are|include)
    )\b[^!?;]{0,300}$
  `,
  'i',
)
/** Somebody has it. */
const isOwn = new RegExp(
  acrossLines`
    \b(?:we|I|our|my|us|it|this|which)(?:['’](?:ve|m|re))?\s
      (?:(?:have|just|now|also|still|currently|often)\s)*(?:
        see|saw|hit|get|got|have|had|met|run into|ran into|running into|face|faced|happens?
        |occurs?|affects?|is what
      )\b(?!\s(?:not|never|none)\b)
    |\b(?:today|now|again|since|currently)\b
  `,
  'i',
)

/** Whether a message is one of those that somebody counts as known, and nobody says to have it. */
const isCounted = ({ before, behind }: Spoken) =>
  ofKnown.test(before) && !isOwn.test(before) && !isOwn.test(behind) && !goesOn(behind)

/** “Is … anything to worry about? Everything works.” */
const ofWorry = new RegExp(
  acrossLines`
    ^["”'\x60]{0,2}[^.!?]{0,120}\b(?:
      (?:anything|something) to (?:worry|be worried|care) about
      |(?:a|any) (?:reason for|cause for) (?:concern|worry)
      |harmless|(?:safe|ok(?:ay)?) to ignore
    )\?\s[^?]{0,40}\b(?:everything|all|the (?:pods?|nodes?|clusters?|services?)(?: \w+)?)\b
    [^.;?]{0,40}\b(?:works?|runs?|is fine|are fine|is ok(?:ay)?|are ready|is ready)\b
    (?![^.;?]{0,40}\b(?:except|but|until|apart|only)\b)
  `,
  'i',
)

/** “* `GBP` (Boolean): …”: an option as its documentation has it. */
const ofOption =
  /^\W{0,6}`[\w.-]{1,40}` \((?:bool(?:ean)?|string|number|int(?:eger)?|list|array|object|map|duration)\)\s?[:–—-]/i

/** “Pods may get … Fixed in 4.2.1”, “Known issue: …”: what notes on a release tell. */
const ofNotes = /^\W{0,6}[^.!?;]{0,160}\b(?:can|could|may|might|sometimes)\b[^!?;]{0,160}$/i
const fixedIn = new RegExp(
  acrossLines`
    (?:^|[.!;,(]\s{0,2})(?:(?:is|was|will be)\s)?(?:fixed|resolved|solved)\s(?:in|with|by)\s
    (?:\w{2,16}\s){0,2}v?\d{1,4}(?:\.\d{1,6}){0,3}\b(?![^.]{0,40}\?)
  `,
  'i',
)
const ofIssue =
  /(?:^|[.!?;]\s)\W{0,6}known (?:issue|bug|problem|limitation)s?(?: \([^()]{1,40}\))?:\s[^!?;]{0,300}$/i
const ofUs = /\b(?:we|I|our|my|us|here|now|since|today)\b/i

const isOfNotes = ({ before, behind, earlier }: Spoken) =>
  !ofUs.test(`${earlier}${before}${behind}`) &&
  ((ofNotes.test(before) && fixedIn.test(behind)) || ofIssue.test(`${earlier}${before}`)) &&
  !goesOn(behind)

export const isKnownOnly = (spoken: Spoken): boolean =>
  isCounted(spoken) ||
  isSupposed(spoken) ||
  isOfNotes(spoken) ||
  ofOption.test(`${spoken.earlier}${spoken.before}`) ||
  (/\b(?:is|are)\s(?:the\s)?["“'`]?[^.!?]{0,200}$/i.test(spoken.before) &&
    ofWorry.test(spoken.behind))
