import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { aboutOf } from '../../../model/observed.ts'
import { isAside } from './aside.ts'
import { isAskedOfOthers, isChangeAsked, isSaidOfRelease } from './asked-of-others.ts'
import { isLabelledOther, labelOf } from './below-label.ts'
import { ofHost, ofOne, ofSetup } from './kinds.ts'
import { isChanged, isPlannedChange, isReplacedByOther, ofRanges } from './changed.ts'
import { isElsewhereIn, isOfCustomer, isOfTestSystem } from './elsewhere.ts'
import { isComparedWith, isExpected } from './expected.ts'
import { isFormerAbroad, isToldAbroad } from './told-abroad.ts'
import { isSaid, ofOwn } from './own-setup.ts'
import { isOfGoneUnit } from './gone-unit.ts'
import { gotRid, isDeniedPart, unloved } from './let-go.ts'
import { askedIn, isAddingAsked, isSupportAsked } from './hypothetical.ts'
import { isFormerStep } from './former-step.ts'
import { isOfHistory } from './dated-rows.ts'
import { behindAll, isFramed, isFramedBeside } from './frames.ts'
import { isHintOfForm } from './in-form.ts'
import { isOfGoodCase, isOfRetiring } from './of-contrast.ts'
import { isOfOtherWriter } from './in-thread.ts'
import { isOfOtherSubject } from '../hosts/other-subject.ts'
import { isIntended } from './intended.ts'
import { isOfHome } from './of-home.ts'
import { isOfManagement } from './of-management.ts'
import { indexInLine, lineOf, linesBelow, sentenceBefore } from '../lines.ts'
import { isMovedFrom } from '../versions/moved-release.ts'
import { isUpgradedFrom } from '../parts/upgraded.ts'
import {
  begun,
  contrasted,
  ended,
  former,
  formerAhead,
  formerLabel,
  noMore,
  ofFormer,
  today,
  unclear,
  until,
  verb,
  wished,
} from './past-words.ts'
import { isMendedSetting, isPastCause } from './past-cause.ts'
import { isRemovedIn } from './removed.ts'
import { isUndone } from './undone.ts'

/**
 * Of what was, is and could be, what is: as sentences tell it, and, where they are unclear, another
 * one.
 */
export function ofToday(doc: Document, all: readonly Observation[]): readonly Observation[] {
  const told = all.map((one) => ({ one, when: timeOf(doc, one) }))
  const clear = new Set(told.flatMap(({ one, when }) => (when === 'present' ? aboutOf(one) : [])))
  const hasOwn = [...clear].some((name) => ofOwn.has(name))
  return told.flatMap(({ one, when }) => {
    if (when === 'other') return []
    if (when === 'present' || ofMany.has(aboutOf(one))) return one
    if (isSaid(one, clear) || (when === 'beside' && hasOwn)) return []
    // Another file may tell what there is.
    return ofHost.has(aboutOf(one)) || ofSetup.has(aboutOf(one))
      ? { ...one, weight: 'default' as const }
      : one
  })
}

/** A setup has several of them. */
const ofMany: ReadonlySet<string> = new Set(['image', 'imageRelease'])

/** Whether nothing around a value says that it was, is asked for, or belongs to another setup. */
export const isOfToday = (doc: Document, one: Observation): boolean =>
  timeOf(doc, one) === 'present'

/** Whether words tell a value as what was, or of another setup. */
export const isOfAnotherTime = (doc: Document, one: Observation): boolean =>
  timeOf(doc, one) === 'other'

/** “Can we upgrade to 1.33?”: that is what is asked about. */
const isTargetAsked = (one: Observation, ahead: string) =>
  /^kubelet\.(?:targetVersion|upgradeAsked)$/.test(one.name) &&
  /\b(?:can|may)\s(?:we|I)\s/i.test(ahead)

function timeOf(doc: Document, one: Observation): 'beside' | 'other' | 'present' | 'unclear' {
  const line = lineOf(doc, one)
  const at = indexInLine(doc, one, one.raw)
  if (at < 0) return 'present'
  const before = line.slice(0, at)
  const behind = line.slice(at + one.raw.length)
  if (ofSetup.has(aboutOf(one)) && isDeniedPart(before, behind)) return 'other'
  if (isHintOfForm(before, behind)) return 'other'
  const isSingle = ofOne.has(aboutOf(one))
  if (isSingle && isFramed(before, behind)) return 'other'
  if (ofSetup.has(aboutOf(one)) && isFormerStep(doc, one, one.raw)) return 'other'
  const start = [...before.matchAll(/[.;!?](?=\s)|[()]/g)].at(-1)?.index ?? -1
  const end = behind.search(/[.;!?](?=\s|$)|[()]/)
  const [ahead, rest] = [before.slice(start + 1), end < 0 ? behind : behind.slice(0, end)]
  const asked = askedIn(ahead + one.raw + (end < 0 ? behind : behind.slice(0, end + 1)))
  const isOther = asked === 'another' && !isTargetAsked(one, ahead)
  if (isOther || isOfOthersWish(doc, one, before, behind)) return 'other'
  if (ofHost.has(aboutOf(one)) && isAskedFor(ahead, rest, behind, asked)) return 'other'
  if (ofHost.has(aboutOf(one)) && isAddingAsked(sentenceBefore(before), behind)) return 'other'
  const from = begun.exec(ahead)
  if (from && isStill(ahead, from)) return 'other'
  const since = verb.exec(ahead)
  if (since && isStill(ahead, since) && ended.test(rest.trimEnd())) return 'other'
  if (noMore.test(rest) || (beforeIt.test(before) && nowBehind.test(behind))) return 'other'
  if (isReplacedByOther(one.name, before, behind)) return 'other'
  if (ofSetup.has(aboutOf(one)) || ofRanges.has(aboutOf(one)))
    if (isChanged(before, behind) || isPlannedChange(before)) return 'other'
  const isOfSetup = ofSetup.has(aboutOf(one)) || ofHost.has(aboutOf(one))
  if (isOfSetup && (isUpgradedFrom(before, behind) || isComparedWith(before, behind)))
    return 'other'
  if (isOfSetup && isOfGoneUnit(before, behind)) return 'other'
  if (isOfSetup && isOfGoodCase(doc, before, behind)) return 'other'
  if (isPastCause(before, behind) || isMendedSetting(doc, one, before, behind)) return 'other'
  if (formerAhead.test(before) && ofFormer.test(behind)) return 'other'
  if (former.test(before) || until.test(before) || contrasted.test(behind)) return 'other'
  const label = labelOf(doc, one)
  if (isOfHistory(doc, one) || label === 'other') return 'other'
  if (ofHost.has(aboutOf(one)) && (isRemovedIn(before, behind) || isMovedFrom(before, behind)))
    return 'other'
  if (ofSetup.has(aboutOf(one)) && isUndone(ahead, rest)) return 'other'
  if (ofSetup.has(aboutOf(one)) && (gotRid.test(ahead) || isFormerAbroad(doc, one))) return 'other'
  if (ofHost.has(aboutOf(one)) && wished.test(ahead)) return 'unclear'
  if (
    isAside(doc, one) ||
    isOfOtherWriter(doc, one) ||
    (isSingle && isFramedBeside(before, behind))
  )
    return 'beside'
  const perhaps = unclear.exec(ahead)
  if (
    asked ||
    label === 'unclear' ||
    unloved.test(ahead) ||
    formerLabel.test(before) ||
    isLabelledOther(before) ||
    isOfRetiring(before) ||
    (ofHost.has(aboutOf(one)) && isOfOtherSubject(ahead)) ||
    (isOfSetup && isExpected(before, behind)) ||
    (perhaps && isStill(ahead, perhaps)) ||
    isIntended(start < 0 ? `${lastOf(doc, one)} ${ahead}` : ahead, rest) ||
    isIntended('', inBrackets.exec(behind)?.[1] ?? '') ||
    isToldAbroad(doc, one)
  )
    return 'unclear'
  return isOfManagement(ahead, behind) ||
    isOfTestSystem(ahead, behind) ||
    isOfHome(ahead, behind) ||
    isElsewhereIn(
      sentenceBefore(before),
      behindAll(behind),
      (words, found) => isStill(words, found) && !isOfCustomer(doc, found),
    )
    ? 'beside'
    : 'present'
}

/** Whether a question asks for a system, which nobody has then. */
const isAskedFor = (ahead: string, rest: string, behind: string, asked: string | undefined) =>
  (asked !== undefined || /^[^.;!\n]{0,200}\?/.test(behind.replaceAll(/(?<=\d)\.(?=\d)/g, '_'))) &&
  isSupportAsked(ahead, rest)

/** What others are asked for, or whether to go there, or what a release has. */
const isOfOthersWish = (doc: Document, one: Observation, before: string, behind: string) =>
  isAskedOfOthers(before, behind, () => linesBelow(doc, one, 2)) ||
  isChangeAsked(before, behind) ||
  (ofSetup.has(aboutOf(one)) || ofHost.has(aboutOf(one)) ? isSaidOfRelease(before, behind) : false)

/** What is said of a value in brackets behind it. */
const inBrackets = /^\s?\(([^()\n]{1,80})/

/** What the line before leaves open. */
const lastOf = (doc: Document, { line }: Observation) =>
  /[^.:;!?]{0,120}$/.exec(lineOf(doc, { file: doc.file, line: line - 1, column: 200 }))?.[0] ?? ''

/** “Before: 20348.2700, now 20348.2762”, “vorher 1.29.1, jetzt 1.30.2” */
const beforeIt =
  /(?<![\p{L}])(?:before|previously|formerly|was|vorher|zuvor|bisher|war)\s?:?\s?v?(?:[\d.]{3,12}\.)?$/iu
const nowBehind =
  /^[\w.+-]{0,16}["'`)]?[,;]?\s(?:and\s|und\s)?(?:now|today|currently|jetzt|nun|heute)\b/i

/** Nothing behind it leads to the present. */
const isStill = (ahead: string, { 0: words, index }: RegExpExecArray) =>
  !today.test(ahead.slice(index + words.length))
