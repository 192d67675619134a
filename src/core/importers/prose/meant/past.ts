import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { aboutOf } from '../../../model/observed.ts'
import { isAside } from './aside.ts'
import { isAskedOfOthers, isChangeAsked, isSaidOfRelease } from './asked-of-others.ts'
import { isLabelledOther, labelOf } from './below-label.ts'
import { ofHost, ofSetup } from './kinds.ts'
import { isChanged, ofRanges } from './changed.ts'
import { isElsewhereIn, isOfCustomer, isOfTestSystem } from './elsewhere.ts'
import { isComparedWith, isExpected } from './expected.ts'
import { isFormerAbroad, isToldAbroad } from './told-abroad.ts'
import { isSaid, ofOwn } from './own-setup.ts'
import { gotRid, isDeniedPart, unloved } from './let-go.ts'
import { askedIn, isAddingAsked, isSupportAsked } from './hypothetical.ts'
import { isFormerStep } from './former-step.ts'
import { isOfHistory } from './dated-rows.ts'
import { behindAll, isFramed } from './frames.ts'
import { isHintOfForm } from './in-form.ts'
import { isOfGoodCase, isOfRetiring } from './of-contrast.ts'
import { isOfOtherWriter } from './in-thread.ts'
import { isOfOtherSubject } from '../hosts/other-subject.ts'
import { isIntended } from './intended.ts'
import { isOfManagement } from './of-management.ts'
import { indexInLine, lineOf, linesBelow, sentenceBefore } from '../lines.ts'
import { isMovedFrom } from '../versions/moved-release.ts'
import { isUpgradedFrom } from '../parts/upgraded.ts'
import { isMendedSetting, isPastCause } from './past-cause.ts'
import { isRemovedIn } from './removed.ts'
import { isUndone } from './undone.ts'

const had = String.raw`(?:had|used|ran|were|was|hatten|nutzten|verwendeten|liefen|lief|waren|war)`
const change = String.raw`(?:upgrade|update|migration|move|switch|change|reinstall|rebuild)`
const today =
  /\b(?:now|currently|today|since then|since (?:last )?\w+ (?:it|we|they)|afterwards?|then|jetzt|heute|seither|since (?:the|an?|our|last) (?:\w{2,12} ){0,2}(?:update|upgrade|migration|move|change)|seit (?:dem|der|gestern|heute))\b/i

/** “Before that we had …”, “previously …”, “before the upgrade it was …”. */
const begun = new RegExp(
  String.raw`\b(?:previously|formerly|originally|in the past|earlier,?\s(?:we|it|I|they)\s${had}|used to (?:be|have|run|use)|before (?:that|this),?\s(?:(?:we|it|I|they)\s)?${had}|before,\s(?:we|it|I|they)\s${had}|before the ${change},?\s(?:we|it|I|they)\s(?:${had}|gave|set|passed)|(?:vorher|früher|zuvor)\s${had}|(?:dort|damals)\s(?:noch|damals|${had}))\b`,
  'i',
)
/** “We had … before”, “it was … until March”: the verb, and what stands behind the value. */
const verb = new RegExp(
  String.raw`\b(?:we|it|I|they|that|this|cluster version|(?:the|our)\s(?:\w{2,12}\s)?(?:cluster|nodes?|hosts?|pool)|wir)\s${had}\b(?!\sto\b)`,
  'i',
)
const ended = new RegExp(
  String.raw`^[^]{0,40}?\b(?:before(?=$|[,)]|\s(?:that|the ${change}|(?:and|but)\s(?:(?:have|then|we|I|now)\s){0,2}(?:changed|set|moved|raised|switched))\b)|previously|formerly|in the past|last (?:month|year|spring|summer|autumn|winter)|until (?:last|January|February|March|April|May|June|July|August|September|October|November|December|20\d\d|\w{2,8} (?:days?|weeks?|months?|years?) ago)|vorher|früher|zuvor)`,
  'i',
)
/** “… was set until March”, “…, but we removed it”, “… by mistake, then corrected”, “1.25.6 before, 1.26.1 after”. */
const noMore =
  /^[^]{0,30}?\b(?:was|were)\s\w{2,10}\s(?:until|till)\s(?!now\b)|^[^]{0,60}?\b(?:we|I|they)\s(?:have\s|since\s|then\s|later\s){0,2}(?:removed|deleted|unset|reverted)\s(?:it|them|that|this)\b|^[^]{0,60}?\b(?:by mistake|accidentally|versehentlich)\b[^]{0,40}?\b(?:corrected|undone|reverted|removed|changed|repeated|korrigiert)\b|^[\w.+-]{0,16},?\s(?:at\sfirst|initially|in the beginning|at the beginning|zuerst|anfangs|zunächst|d['’]abord|au début|al principio),?\s(?:and\s|but\s)?(?:then|now|later|since|dann|jetzt|später|puis|luego)\b|^[\w.+-]{0,16}\s\(?(?:before|previously|vorher),\s(?:[^.;]|\.(?=\d)){0,60}?\b(?:after|now|nachher|jetzt)\b/i
/** “Later maybe …”, “next year perhaps …”: nobody has it yet. */
const wished =
  /\b(?:maybe|perhaps|possibly|eventually|some day|in (?:the )?future|next (?:week|month|quarter|year)|vielleicht|irgendwann)\b[^.;\n]{0,30}$/i
/** “From the old 1.20 cluster”. */
const formerAhead = /\b(?:old|former|previous)\s(?:kubernetes\s|k8s\s)?v?$/i
const ofFormer = /^\s(?:cluster|setup|environment|installation)\b/i
/** “The old cluster (…)”, “the previous version …”, “the image before this one …”. */
const former =
  /\b(?:(?:old|former|previous)\s(?:(?:cluster|setup|environment|installation|version|release)\b|one\s(?=was|had|ran|used))|(?:image|version|release|build|cluster|pool|node|setup)\sbefore\s(?:this|that)\b)(?:(?!\b(?:new|but|while|now)\b)(?:[^.;]|\.(?=\d))){0,60}$/i
/** “Old image: …”, “before: …, after: …”, as people set what was beside what is. */
const formerLabel =
  /(?:(?:^|[\s.,;(])(?:old|former|previous|last\sgood)\s(?:\w{2,10}\s)?(?:image|AMI|template|nodes?|pool|state)|(?:^|[.,;(]\s?)(?:before|old|vorher|alt|planned|geplant))(?:\s\([^()]{1,40}\))?\s?[:=](?:(?!\b(?:new|but|while|now|after|neu|nachher|jetzt)\b)(?:[^.;]|\.(?=\d))){0,60}$/i
/** “Until v1.23 the nodes ran …”. */
const until = new RegExp(
  String.raw`(?<![\w-])(?:until|till|up to|bis)\s(?!now\b)(?:[^.;\n]|\.(?=\d)){1,30}?\s(?:(?:we|it|they|(?:the|our|all)\s(?:\w{2,12}\s)?(?:clusters?|nodes?|hosts?|pools?|machines?))\s${had}|${had}\s(?:wir|die|alle|unsere))\b(?:(?!\b(?:new|but|while|now|since)\b)(?:[^.;]|\.(?=\d))){0,60}$|(?<![\w-])bis\s(?:zum?|zur|vor|Ende|Anfang|letzte\w{0,2}|gestern)\b(?:[^.;\n]|\.(?=\d)){1,90}?\b(?:lief(?:en)?|hatten?|war(?:en)?|nutzten|verwendeten)\b(?:(?!\b(?:seit|nun|jetzt|heute)\b)(?:[^.;]|\.(?=\d))){0,60}$`,
  'i',
)
/** “With … it worked, with … it does not”. */
const contrasted =
  /^(?: cluster)? (?:it|this|that) (?:shows?|gives?|prints?|returns?|works?)\b[^.;]{0,60}\bas expected\b|^,?\s(?:(?:it|this|that|everything|all)\s(?:worked|ran|was\s(?:fine|ok))|(?:lief|ging)\s(?:es|alles))\b[^.;]{0,60}[\s,](?:with|since|but|now|after|on|mit|seit|aber)\s/i
/** “Before we had …”: what was, or since when something is. */
const unclear = new RegExp(String.raw`\bbefore\s(?:we|it|I|they)\s${had}\b|${verb.source}`, 'i')

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

function timeOf(doc: Document, one: Observation): 'beside' | 'other' | 'present' | 'unclear' {
  const line = lineOf(doc, one)
  const at = indexInLine(doc, one, one.raw)
  if (at < 0) return 'present'
  const before = line.slice(0, at)
  const behind = line.slice(at + one.raw.length)
  if (ofSetup.has(aboutOf(one)) && isDeniedPart(before, behind)) return 'other'
  if (isHintOfForm(before, behind) || isFramed(before, behind)) return 'other'
  if (ofSetup.has(aboutOf(one)) && isFormerStep(doc, one, one.raw)) return 'other'
  const start = [...before.matchAll(/[.;!?](?=\s)|[()]/g)].at(-1)?.index ?? -1
  const end = behind.search(/[.;!?](?=\s|$)|[()]/)
  const [ahead, rest] = [before.slice(start + 1), end < 0 ? behind : behind.slice(0, end)]
  const asked = askedIn(ahead + one.raw + (end < 0 ? behind : behind.slice(0, end + 1)))
  if (asked === 'another' || isOfOthersWish(doc, one, before, behind)) return 'other'
  if (ofHost.has(aboutOf(one)) && isAskedFor(ahead, rest, behind, asked)) return 'other'
  if (ofHost.has(aboutOf(one)) && isAddingAsked(sentenceBefore(before), behind)) return 'other'
  const from = begun.exec(ahead)
  if (from && isStill(ahead, from)) return 'other'
  const since = verb.exec(ahead)
  if (since && isStill(ahead, since) && ended.test(rest.trimEnd())) return 'other'
  if (noMore.test(rest) || (beforeIt.test(before) && nowBehind.test(behind))) return 'other'
  if ((ofSetup.has(aboutOf(one)) || ofRanges.has(aboutOf(one))) && isChanged.test(behind))
    return 'other'
  const isOfSetup = ofSetup.has(aboutOf(one)) || ofHost.has(aboutOf(one))
  if (isOfSetup && (isUpgradedFrom(before, behind) || isComparedWith(before, behind)))
    return 'other'
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
  if (isAside(doc, one) || isOfOtherWriter(doc, one)) return 'beside'
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
  (ofSetup.has(aboutOf(one)) || ofHost.has(aboutOf(one)) ? isSaidOfRelease(before) : false)

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
