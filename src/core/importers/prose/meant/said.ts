import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { isElsewhereIn, isOfCustomer, isTried } from './elsewhere.ts'
import { isElsewhere, sentenceBefore, wordsAround } from '../lines.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** What is asked, refused or left behind is not so. */
const refused = new RegExp(
  acrossLines`
    \b(?:
      no|not|never|without|instead of|rather than|than|from|drop(?:ped)?|got rid of|gave up
      |abandoned|leave|can|could|may|might|if|whether|or|unless|except|looked (?:at|into)
      |evaluated|considered|compared
    )\b[^.;?!\n]{0,40}$
    |n['’]t\b[^.;?!\n]{0,40}$
  `,
  'i',
)

/** “The tutorial says that …”, “nobody claims any more that …”: others say it, of any setup. */
const reported = new RegExp(
  acrossLines`
    \b(?:
      (?:
        (?:tutorials?|guides?|docs|documentation|manuals?|blogs?|articles?|page|books?)
          (?:\s(?:of|for|by)\s\w{2,12}(?:\s\w{2,12})?)?
        |nobody|no one|somebody|someone|people|others|they|he|she|microsoft|red\shat|suse|amazon
        |google|vmware|broadcom|mirantis|the\svendor|(?<=@)[\w-]{2,39}
      )\s(?:(?:does(?: not|n['’]t)|only|also|it)\s)?(?:
        says?|said|claims?|claimed|tells?|told|warns?|states?|explains?|thinks?|wrote|writes?
        |shows?|lists?|mentions?|recommends?|recommended|suggests?|suggested|proposed|asked
      )
      |according to
      |(?:in|from)\s(?:the|an?|their|this|that|some|old)\s(?:\w{2,12}\s)?
        (?:tutorials?|guides?|docs|documentation|blogs?|articles?|examples?),?\s
        (?:they|one|people|it|he|she|there|somebody|is|are)
      |(?<!\bas(?:\s\w{3,12})?\s)in\s(?:the|this|that|their|your)\s(?:\w{2,12}\s)?
        (?:tutorials?|guides?|docs|documentation|blogs?|articles?)\s(?:the|an?|its|all)
      |I(?:['’]ve| have)?\sread\sthat
      |as\sdocumented
    )\b(?:
      (?!,\s(?:but\s)?(?:we|ours?|here)\s(?:\w{2,9}\s)?(?:have|has|run|runs|use|are|is|got)\b)
        [^.;?!\n]
      |\.(?=\w)
    ){0,60}$
  `,
  'i',
)

/** “… in the docs”, “…, says the vendor”, “… on my laptop”, “… as an example”: not of this setup. */
const ofOthers = new RegExp(
  acrossLines`
    ^["'\x60)]{0,2}\s(?:(?:is|are)\s)?in\s(?:the|an?|this|that|their|your|its|all)\s
      (?:\w{2,12}\s)?
      (?:docs?|documentation|guides?|tutorials?|manuals?|blogs?|articles?|examples?|read-?me)\b
    |^(?:
      (?:[^.,;?!\n]|\.(?=\d)){0,60},?\s(?:says?|said|according to)\s(?:the|a|our|an)\s
      (?:\w{2,12}\s)?(?:docs?|documentation|blog|guide|manual|article|page|tutorial|vendor|book)
      \b
    )
    |^[^.;?!\n]{0,40},?\sas\s(?:the|their|its)\s(?:\w{2,12}\s)?
      (?:docs?|documentation|readme|guide|vendor|page)\s(?:says?|shows?|tells?)\b
    |^[^.,;?!\n]{0,60}\s(?:in|on|with)\s(?:\w{2,9}\s){0,2}
      (?:docker desktop|laptops?|dev(?:eloper)?\smachines?|workstations?)\b
    |^[^.,;?!\n]{0,40}\s(?:
      as an? (?:example|sample)\b
      |if\s(?:\w{1,12}\s){1,2}(?:had|were|could|would|supported)\b
      |(?:was|were)\s(?:only\s)?(?:evaluated|considered|rejected|compared|tried)\b
      |(?:is|are)\snot\s(?:yet\s)?(?:possible|supported|an option|allowed)\b
    )
  `,
  'i',
)

/** “… is not supported”, “… or process isolation”. */
const denied = new RegExp(
  acrossLines`
    ^(?:[^.,;?!\n]|\.(?=\d)){0,40}\b(?:
      (?:(?:is|are|was|be)\s(?:not|never)|(?:is|are|was)n['’]t)(?!
        \s(?:been\s)?
        (?:touched|changed|altered|upgraded|updated|restarted|rebooted|modified|affected)\b
      )
      |unsupported
      |(?:is|are|was|were|runs?)\s(?:(?:in|of|for|from|on)\s)?
        (?:another|a different|our other|the other)\s
        (?:project|cluster|team|setup|environment|story|customer|account|subscription)
    )\b
    |^\s(?:or|vs\.?|versus)\s
  `,
  'i',
)

/** Whether the words ahead ask it, refuse it or leave it behind. */
export const isRefused = (ahead: string): boolean => refused.test(ahead.slice(-80))

/** Whether others say it, or it is of something else, be that ahead of it or behind it. */
export const isReported = (ahead: string, behind: string): boolean =>
  reported.test(ahead.slice(-80)) || ofOthers.test(behind.slice(0, 120))

export function isReportedAt(doc: Document, place: Place, raw: string): boolean {
  const { ahead, behind } = wordsAround(doc, place, raw)
  return isReported(ahead, behind)
}

/** “Do the … run …?”, “should we have …?”, and not “why do our … fail?” or “is it known that our …?” */
const asks = new RegExp(
  acrossLines`
    ^\W{0,6}(?:do|does|is|are|can|may|should|will|would)\b
    (?:(?<=\b(?:can|may|should|would))\s(?:we|I|one|you)\b)?
    (?:(?!\b(?:why|how|what|that|because|our|my|when|after|since|we|I|you)\b)[^.;?!]){0,80}$
  `,
  'i',
)

/** Whether a sentence asks for what stands in it. */
export function isInQuestion(ahead: string, behind: string): boolean {
  const own = ahead.slice(ahead.search(/(?:[^.;?!]|\.(?=\d)){0,200}$/))
  return asks.test(own) && /^(?:[^.;!?\n]|\.(?=\d)){0,80}\?/.test(behind)
}

/** “Another team has an EKS cluster”, “k3s clusters with Linux nodes alone”: of a setup beside this one. */
export function isOfOthers(doc: Document, { raw, place }: Pick<Match, 'raw' | 'place'>): boolean {
  const { ahead, behind } = wordsAround(doc, place, raw)
  return (
    isElsewhere(doc, place, raw) ||
    isElsewhereIn(sentenceBefore(ahead), behind, (_, found) => !isOfCustomer(doc, found))
  )
}

/** Whether somebody tried it apart from the setup. */
export function isTriedApart(doc: Document, { raw, place }: Pick<Match, 'raw' | 'place'>): boolean {
  const { ahead, behind } = wordsAround(doc, place, raw)
  return isTried(sentenceBefore(ahead), behind)
}

/** What people say of a setup that they have, or want: not what they ask, refuse or left behind. */
export const saidIn = (doc: Document, pattern: RegExp): readonly Match[] =>
  matchesOf(doc, pattern).filter(({ raw, place }) => isSaid(doc, raw, place))

export function isSaid(doc: Document, raw: string, place: Place): boolean {
  const { ahead, behind } = wordsAround(doc, place, raw)
  return (
    !isRefused(ahead) &&
    !isReported(ahead, behind) &&
    !denied.test(behind.slice(0, 60)) &&
    !isInQuestion(ahead, behind) &&
    !isElsewhere(doc, place, raw)
  )
}
