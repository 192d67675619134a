import { isWindowsImage } from '../../../catalog/windows/image-tag.ts'
import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { imageAt, stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { placeOfCommand } from '../../objects/with-command.ts'
import { isElsewhere, lineOf, wordsAround } from '../lines.ts'
import { isReported } from '../meant/said.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import {
  pulled,
  ofSandbox,
  listing,
  shown,
  started,
  notThere,
  deleted,
  isOfOtherTime,
  withoutHosts,
  pulls,
  byHand,
  pauseByCtr,
} from './images-words.ts'

/**
 * The images that a kubelet says it pulls, which tell nothing of the setup that is meant, and the one
 * that the command of an output starts.
 */
export function pulledIn(doc: Document): readonly Observation[] {
  const [own] = doc.command === undefined ? [] : doc.command.matchAll(started)
  const raw = own?.slice(1).find((group) => group !== undefined)
  // The prompt stands above what it printed, unless its line was kept.
  const place =
    raw !== undefined && doc.text.startsWith(doc.command ?? ' ')
      ? doc.placeAt(doc.text.indexOf(raw))
      : placeOfCommand(doc)
  return [
    ...(raw === undefined ? [] : readImage(raw, place)),
    ...(ofCtr(doc.command ?? '') ? [pulledByCtr(doc.command ?? '', place)] : []),
    ...(matches(doc, / image \\?"|PullImage \\"/) ? onlyOnce(doc, pulled, stateImage) : []),
    ...(matches(doc, /sandbox/i) ? onlyOnce(doc, ofSandbox, statePause).slice(0, 1) : []),
    ...(listing.test(doc.command ?? '') ? onlyOnce(doc, shown, stateImage) : []),
  ]
}

/** The images that people start by hand, build on, or name as what runs. */
export const startedIn = (doc: Document): readonly Observation[] =>
  onlyOnce(doc, started, readImage).filter(
    (one) =>
      (isWindowsImage(one.raw) || /^(?:microsoft|sigwindowstools)\//.test(one.raw)) &&
      !isElsewhere(doc, one, one.raw) &&
      !isSpokenOf(doc, one),
  )

/** “The docs show images (…)”, “… pulls fine on my laptop”, “the pods (…) were deleted”. */
function isSpokenOf(doc: Document, one: Observation): boolean {
  const { ahead, behind } = wordsAround(doc, one, one.raw)
  return isReported(ahead, behind) || deleted.test(behind) || notThere.test(ahead)
}

function onlyOnce(
  doc: Document,
  pattern: RegExp,
  read: (raw: string, place: Place) => readonly Observation[],
): readonly Observation[] {
  const seen = new Set<string>()
  return matchesOf(doc, pattern).flatMap(({ raw, place }) => {
    if (seen.has(raw)) return []
    seen.add(raw)
    return read(raw, place)
  })
}

/** Each has a subject of its own: several images are no contradiction. */
const more = (raw: string) => ({ subject: `image ${raw}`, weight: 'statement' }) as const

const stateImage = (raw: string, place: Place): readonly Observation[] => [
  stated('image', raw, raw, place, more(raw)),
]

const statePause = (raw: string, place: Place): readonly Observation[] => [
  stated('pauseImage', raw, raw, place, { weight: 'statement' }),
]

const readImage = (raw: string, place: Place): readonly Observation[] =>
  isWindowsImage(raw) ? imageAt(raw, place, more(raw)) : stateImage(raw, place)

/** The same in words. What people name as their image is judged as a workload is; what they start by hand is none. */
export function toldImagesIn(doc: Document): readonly Observation[] {
  const told = startedIn(doc).map((one) =>
    byHand.test(lineOf(doc, one)) ? one : { ...one, subject: `workload image ${one.raw}` },
  )
  const byCtr = matchesOf(doc, pulls)
    .filter(({ raw }) => ofCtr(raw))
    .slice(0, 1)
    .map(({ raw, place }) => pulledByCtr(raw, place))
  const pause = onlyOnce(doc, pauseByCtr, statePause).slice(0, 1)
  return told.length > 0 || pause.length > 0
    ? [...told, ...pause, ...basesOf(doc, told), ...isolationMentionedIn(doc), ...byCtr]
    : byCtr
}

/** What is built from the only line of a Dockerfile that somebody sent. */
function basesOf(doc: Document, told: readonly Observation[]): readonly Observation[] {
  const [own, ...others] = told.filter(
    (one) => one.name === 'image' && /^FROM\s/.test(lineOf(doc, one)) && isWindowsImage(one.raw),
  )
  return own && others.length === 0 && !isOfOtherTime.test(doc.text)
    ? [stated('image.base', own.raw, own.raw, own, { inferred: true })]
    : []
}

/** Who speaks of these may isolate pods in another way than by default. */
const isolationMentionedIn = (doc: Document): readonly Observation[] =>
  matchesOf(
    doc,
    /(?<!\b(?:no|without|not|ohne|sans)\s(?:use\s|using\s)?)\b(hyper-?v|host[ -]?process|runtime-?class(?:es)?)\b/gi,
  )
    .slice(0, 1)
    .map(({ raw, place }) =>
      stated('isolation.mentioned', raw, raw, place, { weight: 'statement' }),
    )

const ofCtr = (command: string) => command.search(pulls) >= 0 && withoutHosts.test(command)

const pulledByCtr = (raw: string, place: Place) =>
  stated('ctr.pull', 'without hosts', raw, place, { weight: 'statement' })
