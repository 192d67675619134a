import { asExpected, expectedly, onPurpose } from '../../../text/sections/on-purpose.ts'
import { failsNow, goesOn, seeksHelp } from '../withdrawn/goes-on.ts'
import { isAdvice } from './spoken-of-advice.ts'
import { claimed, isToldSolved, nextIfDone } from './spoken-of-solved.ts'
import { isOfGoneUnit } from '../../../importers/prose/meant/gone-unit.ts'
import { isOfOthers } from './spoken-of-others.ts'
import { acrossLines } from '../../../values/across-lines.ts'
import {
  ofPages,
  ofThread,
  longAgo,
  ofOwn,
  alsoHere,
  although,
  ofAnybody,
  ofNotes,
  ofAlerts,
  ofAlarm,
  ofChecks,
  ofNone,
  noneFound,
  butThere,
  allIsWell,
  elsewhere,
  partly,
  inPart,
  heeded,
  inDoubt,
} from './spoken-elsewhere-words.ts'
import {
  over,
  butNot,
  ofOthers,
  ofOtherFaults,
  closed,
  unsure,
  ofBefore,
  alsoNow,
  until,
  sinceThen,
  notSince,
  neverAgain,
  mended,
  inVain,
} from './spoken-words.ts'

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

const isClosed = (behind: string) =>
  closed.test(behind) && !butNot.test(behind) && !unsure.test(behind)

/** It came no more: a time that is over, or what was changed, and that it is not there since. */
export const once = new RegExp(
  acrossLines`
    \b(?:
      last (?:week|month|quarter|year|spring|summer|autumn|fall|winter)
      |(?:a few|some|several|two|three|\d{1,2}) (?:days|weeks|months|years) ago
      |in the past|previously|formerly|earlier
      |(?:in|on) (?:the )?(?:
        spring|summer|autumn|fall|winter|January|February|March|April|May|June|July|August
        |September|October|November|December
      )
      |with (?:docker|flannel|calico|the old \w+) we
    )\b
  `,
  'i',
)

/** “… in March; we corrected …”, “… came once last year and never again”: the time stands behind it. */
const ownPart = (behind: string) => /^[^.;]{0,60}/.exec(behind)?.[0] ?? ''

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
  if (isOfOthers(spoken) || (isOfGoneUnit(before, behind) && !goesOn(behind))) return remarks.others
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
