import { asExpected, onPurpose } from '../../../text/sections/on-purpose.ts'
import { failsNow, goesOn, seeksHelp } from '../withdrawn/goes-on.ts'
import { isAdvice } from './spoken-of-advice.ts'
import { claimed, isToldSolved, nextIfDone } from './spoken-of-solved.ts'
import { isOfOthers } from './spoken-of-others.ts'

/** A message as it stands in what somebody wrote. */
export interface Spoken {
  /** Its sentence up to the message. */
  readonly before: string
  /** What stands behind it, up to the end of the sentence after the next. */
  readonly behind: string
  /** The sentence before its own. */
  readonly earlier: string
  /** What others say next, in a chat. */
  readonly answer?: string
}

/** Words behind a message that say it is over; what comes back, or fails elsewhere, is not. */
const over =
  /\b(?:is|are|was|were|works?|runs?|got|has been)\b[^.\n]{0,24}\b(?:fine|ok(?:ay)?|well|fixed|resolved|solved|gone|working)\b[^.\n]{0,16}\b(?:now|again|since then|meanwhile)\b|\bno longer (?:happens|appears|occurs)\b|(?:\b(?:has been|is|was)|['’]s) (?:already |meanwhile |since )?(?:fixed|resolved|solved|settled|sorted out)\b|\b(?:which|that|this|it) (?:we|I) (?:(?:have|had|already|since|meanwhile) ){0,2}(?:fixed|solved|resolved|mended|repaired|settled|corrected)\b|^["”'`]{0,2}\s(?:(?:message|error|warning|line)\s)?(?:went away|disappeared|vanished|was gone)\s(?:after|since|once|when|with|by)\b|^["”'`]{0,2}\s(?:(?:message|error|warning|line)\s)?is gone(?:[.!;,]|\s(?:since|after|now)\b|$)|\band (?:it|that|the (?:error|message))(?:['’]s| is) gone\b(?! from\b)|\b(?:(?:that|this|it|which) is|(?:both|these|those|they) are) (?:gone|over|history)\b|\bis (?:gone|over|history) since\b|\b(?:it|they|all|everything) (?:works?|runs?) (?:now|since then|meanwhile)\b|\bnow (?:it|they|all|everything)(?: of them| (?:the )?pods)? (?:works?|runs?|(?:is|are) (?:ready|running|fine|well|ok(?:ay)?))\b|\b(?:that|this|which) is why we (?:upgraded|updated|moved|migrated|switched)\b|\b(?:so |and )?we (?:took|use|went|moved|upgraded|updated|removed|corrected|replaced)\b(?:[^.;]|\.(?=\d)){0,40}\band (?:it|all|that|everything) (?:works|runs|starts)\b(?! (?:for|only|on|in|if|when|with|without)\b)|^[\w"”'`]{0,24}\swas the (?:error|message) (?:of|with|in|from|under|on|before)\b[^]{0,60}?\b(?:with|since|in|on|after)\s(?:[^.;]|\.(?=\d)){1,40}\b(?:works|is fine)\b/i
const butNot = /\b(?:but|however|sometimes|until|still|came? back|comes back)\b/i
const ofOthers = /\b(?:nothing|not|never|none|linux|others?|elsewhere)\b|n['’]t\b/i
/** “… the DNS problem of last week is solved”: another one than that of the message. */
const ofOtherFaults =
  /\b(?:the|our|an|another|your)\s(?:(?!error|message|problem|issue|fault|whole|entire|old\b)[\w-]{2,20}\s){1,3}(?:errors?|messages?|problems?|issues?|tickets?|bugs?|cases?|faults?|incidents?)\b[^.;"“]{0,40}$/i

function isOver(said: string): boolean {
  const { index = 0, 0: words } = over.exec(said) ?? {}
  return (
    words !== undefined &&
    !ofOthers.test(said.slice(Math.max(index - 30, 0), index) + words) &&
    !ofOtherFaults.test(said.slice(0, index)) &&
    !claimed.test(said.slice(Math.max(index - 60, 0), index + 12)) &&
    !butNot.test(said.slice(index + words.length))
  )
}

/** “… in January. Solved.”, “… last year, fixed since the upgrade”: a word for the whole. */
const closed =
  /(?:^|[.!;,(–—→]\s{0,2}|\s[-=]>?\s)(?:now |since |meanwhile |already )?(?:solved|fixed|resolved|gone)(?:\s(?:since|by|with|after|meanwhile|now)\b[^.?]{0,80})?(?:[.!)]|$)/i

const isClosed = (behind: string) =>
  closed.test(behind) && !butNot.test(behind) && !unsure.test(behind)
const unsure = /[?]|\b(?:not|never|should|until|want|hope|when|once|if|else|others?)\b|n['’]t\b/i

/** Another cluster, or the one that was. */
const ofBefore =
  /\b(?:old|former|previous)\s(?:cluster|nodes?|setup|environment|installation|version|release)\s(?:had|showed|printed|said|logged|reported|gave|failed with)\b(?! (?:no|none|never|nothing)\b)[^.;]{0,40}$/i
const alsoNow = /\b(?:too|also|as well|still|again|same|here|our|new)\b/i
/** “Until the update was installed …”. */
const until =
  /\b(?:until|before)\s(?!now\b|today\b)[^.;]{3,60}\b(?:had|got|printed|showed|saw|failed|ended|logged)\b[^.;]{0,40}$/i
const sinceThen =
  /\b(?:then|since|now)\b|\b(?:it|all|everything|pods?|nodes?|we|things?) (?:works?|worked|ran|run|was fine|were fine)\b|\bno (?:such )?(?:errors?|problems?|issues?|trouble)\b/i
/** It came no more: a time that is over, or what was changed, and that it is not there since. */
export const once =
  /\b(?:last (?:week|month|quarter|year|spring|summer|autumn|fall|winter)|(?:a few|some|several|two|three|\d{1,2}) (?:days|weeks|months|years) ago|in the past|previously|formerly|earlier|(?:in|on) (?:the )?(?:spring|summer|autumn|fall|winter|January|February|March|April|May|June|July|August|September|October|November|December)|with (?:docker|flannel|calico|the old \w+) we)\b/i
const notSince =
  /\b(?:(?:have|has|did|do)(?: not|n['’]t) (?:seen|see|had|have|come|happened?|occurred?|appeared?)[^.;]{0,24}\b(?:since|again|any ?more)\b|since (?:then|we|that|it)\b[^.;]{0,80}\b(?:no(?:ne|t)?|never|nothing)\b|there is none of (?:that|it|them)|\b(?:it|that|this) (?:is|was) (?:there|set|added|on|enabled) (?:now|since|meanwhile)\b|no recurrence|(?:never|not) (?:seen |come |happened |occurred )?(?:again|since))/i

/** “… in March; we corrected …”, “… came once last year and never again”: the time stands behind it. */
const ownPart = (behind: string) => /^[^.;]{0,60}/.exec(behind)?.[0] ?? ''
const neverAgain =
  /^[^.;]{0,40}\b(?:once|last \w{3,7}|ago|in \w{3,9})\b[^.;]{0,30}\b(?:and|but) (?:never|not) (?:\w{3,8} )?(?:again|since)\b/i

/** What was done about it, and what says that it was in vain. */
const mended =
  /\b(?:we|I|which|it|that)(?: (?:have|has|had|was|were|is|are|been|since|then|meanwhile|now)){0,3} (?:(?:put|rolled|moved|went|taken|switched|set) back|reverted|corrected|mended|repaired|undone|undid|replaced)\b/i
const inVain =
  /\b(?:nothing|no (?:change|effect|difference|success|help)|without (?:effect|success)|same|again|helps?|helped|in vain|today|now|worse|this (?:week|morning|time)|yesterday|tonight)\b/i

/** Where somebody read it, or of whom it is true in general. */
const ofPages =
  /\b(?:(?:we|I) read|documentation|docs|manual|readme|source(?: code)?|article|blog(?: post)?|guide|wiki|handbook|kubernetes\.io|learn\.microsoft\.com)\b(?:(?!\bbut\b)[^.;"“]){0,60}\b(?:that|says?(?! nothing\b)|explains?|mentions?(?! nothing\b)|means?|means that|calls it|(?:has|have|lists?|contains?) (?:a|the|this) (?:chapter|section|page|paragraph|entry))\b[^.;"“]{0,30}["“'`]?$/i
const ofThread =
  /\b(?:we|I)(?: have|['’]ve)? (?:saw|seen|read|found|know)\b[^;"“]{0,60}(?:#\d{1,6}|\b(?:issues?|threads?|forums?|posts?|discussions?)\b)[^;"“]{0,40}\b(?:that|where|in which|about|people|somebody|someone)\b[^;"“]{0,40}["“'`]?$|\b(?:somebody|someone|people) (?:told (?:us|me)|says?|said|wrote|claims?|claimed)\b[^;"“]{0,60}["“'`]?$/i
/** “… , years ago” */
const longAgo =
  /^["”'`]?[,\s(]{0,3}(?:(?:many|some|several|a few|two|three|\d{1,2})\s)?(?:years?|months)\sago\b/i
/** … and whoever read it has it as well. */
const ofOwn =
  /\b(?:same|here|our|ours|but|so|now|after|still)\b|\b(?:and|,) (?:I|we|win-)|\b(?:and|then) (?:\w{1,10} ){0,3}(?:prints?|says?|shows?|logs?|get|gets|got)\b/i
const alsoHere =
  /\b(?:(?:we|I)(?:['’]ve| have| get| see| got| had) (?:exactly |just )?(?:the same|it (?:too|as well|here|also))|same (?:here|for us|with us|on our)|(?:it|this|that) (?:also )?(?:happens|occurs|is|comes) (?:here|to us|with us|for us)|here too|(?:our|my) (?:[^.;]|\.\d){0,40}\b(?:has|have|shows?|prints?|gets?) (?:it|this|that|the same))\b/i
const although = /\b(?:but|though|however|yet|still)\b/i
const ofAnybody =
  /\b(?:whoever|(?:any|every|some)(?:body|one) who|people who|those who)\b[^.;"“]{0,60}["“'`]?$/i
/** An item of release notes. */
const ofNotes =
  /^\W{0,6}(?:bug ?)?fix(?:ed|es)?\b(?: an?| the)?(?: issue| bug)?\s?(?:[:(—–-]|where\b(?!\?))/i
/** What a watch looks for. */
const ofAlerts =
  /\b(?:alert(?:s|ed)?|alarms?|notif(?:y|ies|ied|ication)|(?:monitoring|dashboards?|scripts?) (?:looks?|search(?:es)?|scans?)|grep(?:s|ping)?|watch(?:es|ing)?)\b(?:[^.;]|\.(?=\w)){0,60}\b(?:if|when(?:ever)?|on|for|contains?|match(?:es)?)\b(?:[^.;]|\.(?=\w)){0,40}$/i
/** An alert that came. */
const ofAlarm =
  /\b(?:got|had|have|received?|gets?|fire[sd]|raised|triggered|woke|says?|said|came|rang)\b[^.;]{0,20}\b(?:alerts?|alarms?|notif\w{1,8})\b|\b(?:alerts?|alarms?|notif\w{1,8})\b[^.;]{0,30}\b(?:fired|raised|triggered|says?|said|came|rang|woke|told)\b|\b(?:and|we) (?:see|saw|get|got|find|found)\b|[^"”'`]\sand\s["“'`]?$/i
/** What is not to be there, or is not. */
const ofChecks =
  /\b(?:check|verify|make sure|ensure|confirm)\b(?! (?:why|what|how|our|my|this|the config)\b)(?:[^.;]|\.(?=\w)){0,60}\b(?:no|not|never|without|neither|nor|n['’]t)\b(?:[^.;:,]|(?<=["”'`]),|\.(?=\w)){0,40}$/i
const ofNone =
  /\b(?:there (?:is|are|was|were) (?:no|never|not an?y?)|nothing like|(?:logs?|files?|nodes?|they|it|we|I) (?:has|have|had|shows?|contains?) no|(?:(?:we|I) )?(?:never|(?:do|did|have|had)(?: not|n['’]t)) (?:saw|seen|see|got|get|had|have|found|find)|without(?: any)?|neither|nor)\s(?:an?\s|any\s|the\s|more\s)?(?:(?:errors?|messages?|lines?|entr(?:y|ies))\s)?(?:such as\s|like\s|of\s|with\s)?["“'`]?$/i

/** “We monitor … and there is none.”, “…? No.” */
const noneFound =
  /^[^.;]{0,60}\band (?:there (?:is|are|was|were) none|(?:finds?|found|sees?|saw) (?:none|nothing))\b|^["”'`]?\?\s(?:no|never)\b[,.!]/i

const butThere = /^[^.;]{0,60}\bbut (?:only )?(?:on|in|at|with|after)\b/i

/** The sentence of somebody who has nothing, in whose words “except” and the like are not. */
const allIsWell =
  /\b(?:(?:we|I) (?:have|had|did|do)(?: not|n['’]t)(?: yet)? (?:seen|see|had|have|got|get|met) (?:it|this|that|any|one|such|them)\b(?! (?:before|until|yesterday))|(?:we|I)(?: have|['’]ve)? never (?:seen|saw|had|got|met) (?:it|this|that|any|one|such|them)\b(?! (?:before|until|happen))|(?:production|(?:the|our) (?:other |new |own )?(?:clusters?|nodes?|servers?))(?: \([^()]{1,60}\))? (?:do|does)(?: not|n['’]t) (?:show|have|print|log) (?:it|this|that|any|one|such|them)\b|(?:we|I) have no (?:such )?(?:errors?|problems?|issues?|trouble)\b|nothing is broken|(?:everything|all)(?: else)? (?:works|runs)(?: (?:fine|well))?|all is (?:well|fine)|(?:everything|it) is (?:fine|ok(?:ay)?))\b(?![^.;]{0,60}\b(?:except|but|apart|until|else)\b)/i
const elsewhere = /\b(?:linux|elsewhere|others?|until|again)\b/i
/** Well, but not everywhere or always. */
const partly =
  /(?:^|[.;,(]\s?)(?:and |but )?(?:on|in|with|without|under|from|at|after|before|for|if|when|as long as|once)\s(?!production\b|all\b|every\b|the (?:new|whole)\b)[^.;,]{1,60}$/i
const inPart =
  /^\s(?:fine |well )?(?:on|in|for|without|under|from|after|before|if|when|as long as)\s(?!production\b|all\b|every\b|us\b|the (?:new|whole)\b)/i

/** “… is not supported on Windows, so we have it off”. */
const heeded =
  /^\W{0,3}(?:so|therefore|hence|which is why)\s(?:we|I)\s(?:have|keep|leave|left|set|turned|switched)\s(?:it|them|that|this)\b/i
const inDoubt = /\b(?:whether|if|unless|sure|said|says?|told|tells?|claims?|think)\b/i
const expectedly = /\b(?:as (?:is )?(?:expected|known)|as we know),\s[^.;]{0,80}$/i

function isExpected({ before, behind }: Spoken): boolean {
  const { index = -1, 0: words = '' } = asExpected.exec(behind) ?? {}
  if (index < 0) return expectedly.test(before)
  const [sentence = ''] = /[^.!?]*$/.exec(behind.slice(0, index)) ?? []
  return !inDoubt.test(sentence) && !butNot.test(behind.slice(index + words.length))
}

export const remarks = {
  over: 'It is said to be over.',
  expected: 'It is said to be as expected.',
  read: 'It stands in what somebody read.',
  others: 'It is said of another machine.',
  notThere: 'It is said not to be there, or is what somebody looks for.',
  well: 'All is said to be well.',
} as const

/** What sentences say of a message, where it is none of a fault that somebody has. */
export function spokenOf(spoken: Spoken): string | undefined {
  const { before, behind, earlier } = spoken
  const isPast =
    [behind, nextIfDone(behind)].some((said) => isOver(firstOf(said))) ||
    isClosed(behind) ||
    (ofBefore.test(before) && !alsoNow.test(firstOf(behind))) ||
    (until.test(before) && !sinceThen.test(before) && !butNot.test(behind)) ||
    ((once.test(before) || once.test(earlier)) && (notSince.test(behind) || isMended(behind))) ||
    (once.test(ownPart(behind)) && (notSince.test(behind) || isMended(behind))) ||
    [neverAgain, longAgo].some((one) => one.test(behind)) ||
    (longAgo.test(before) && !sinceThen.test(before)) ||
    ofNotes.test(`${earlier}${before}`) ||
    isToldSolved(spoken)
  if (isPast && !goesOn(behind)) return remarks.over
  if (isOfOthers(spoken)) return remarks.others
  if (isRead(spoken)) return remarks.read
  if (ofAlerts.test(before) && !ofAlarm.test(before)) return remarks.notThere
  if (
    ofChecks.test(before) ||
    noneFound.test(behind) ||
    (ofNone.test(before) && !butThere.test(behind))
  )
    return remarks.notThere
  if (isAdvice(spoken)) return remarks.notThere
  if (
    (isExpected(spoken) && !seeksHelp(behind)) ||
    (heeded.test(behind) && !goesOn(behind) && !butNot.test(behind))
  )
    return remarks.expected
  return isWell(behind) || onPurpose.test(behind) ? remarks.well : undefined
}

function isWell(behind: string): boolean {
  const { index = 0, 0: words } = allIsWell.exec(behind) ?? {}
  if (words === undefined || elsewhere.test(behind) || goesOn(behind)) return false
  const isPartly =
    partly.test(behind.slice(0, index)) || inPart.test(behind.slice(index + words.length))
  return !isPartly || !/\b(?:works|runs|fine|well|ok(?:ay)?)$/i.test(words)
}

function isRead({ before, behind }: Spoken): boolean {
  if (alsoHere.test(behind) || (failsNow(behind) && although.test(behind))) return false
  if (ofPages.test(before) || ofAnybody.test(before)) return true
  const [thread] = ofThread.exec(before) ?? []
  return thread !== undefined && !ofOwn.test(thread.slice(8))
}

const isMended = (behind: string) => {
  const said = firstOf(behind)
  const { index = 0, 0: words } = mended.exec(said) ?? {}
  return (
    words !== undefined && !butNot.test(behind) && !inVain.test(said.slice(index + words.length))
  )
}

/** A sentence, and the question that may stand behind it. */
const firstOf = (behind: string) =>
  /^(.{0,300}?)(?:$|\.\s+[A-Z][^.]*\?|\.\s+(?=[A-Z]))/s.exec(behind)?.[1] ?? ''
