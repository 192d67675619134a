import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { kubernetesVersionAt, serverVersionAt, stated } from '../../../model/observe.ts'
import { leadsToOther } from '../../../text/sections/led-to.ts'
import { mayMatch } from '../../../text/patterns/may-match.ts'
import { sentenceBefore, systemBehind, wordsAround } from '../../prose/lines.ts'
import { isOfToday } from '../../prose/meant/past.ts'
import { isSaid } from '../../prose/meant/said.ts'
import { releaseMarks, type ReleaseMark } from './release-marks.ts'
import { ofKubeadm, ofKubelet, type Read } from './release-readers.ts'
import { foundIn } from '../../../text/patterns/found-in.ts'

const patternOf = (of: readonly (readonly [id: string, mark: ReleaseMark])[]) =>
  new RegExp(
    `(?:${of.map(([id, { before }]) => `(?<${id}>${before})`).join('|')})(?<version>v?\\d{1,2}\\.\\d{1,3}(?:\\.\\d{1,3}){0,2}(?:-(?:alpha|beta|rc)[\\w.]{0,10})?(?:[+]rke2r\\d|[+]k3s\\d|[+]k0s\\.\\d)?)(?![\\w])`,
    'g',
  )

const all = Object.entries(releaseMarks).map((entry) => ({ entry, own: patternOf([entry]) }))
const patterns = new Map<string, RegExp>()

/** The pattern of the marks that may stand in a text; all together are slow, and few are there. */
function patternFor(doc: Document): RegExp | undefined {
  const there = all.filter(({ own }) => mayMatch(doc, own)).map(({ entry }) => entry)
  if (there.length === 0) return undefined
  const key = there.map(([id]) => id).join()
  const pattern = patterns.get(key) ?? patternOf(there)
  patterns.set(key, pattern)
  return pattern
}

/** What takes a release as it is written, with its v. */
const wholeVersion = new Set<Read>([kubernetesVersionAt, ofKubeadm, ofKubelet, serverVersionAt])

/** A paste says it a handful of times. */
const mostReleases = 200

/** Of words, and no log or command: not of Linux, of the past, or of others. */
function isToldOfWindows(doc: Document, raw: string, place: Place): boolean {
  const { ahead } = wordsAround(doc, place, raw)
  return (
    systemBehind(doc, place, raw) !== 'linux' &&
    isSaid(doc, raw, place) &&
    !leadsToOther(sentenceBefore(ahead)) &&
    isOfToday(doc, stated('kubelet.version', raw, raw, place))
  )
}

/** The releases that a text names where they cannot be anything else, whatever the text is. */
export function releasesIn(doc: Document): readonly Observation[] {
  const found: Observation[] = []
  const seen = new Set<string>()
  const pattern = patternFor(doc)
  if (!pattern) return found
  for (const { index, 0: whole, groups = {} } of foundIn(doc, pattern)) {
    const version = groups['version'] ?? ''
    const id = Object.keys(releaseMarks).find((name) => groups[name] !== undefined)
    const mark = id === undefined ? undefined : releaseMarks[id]
    const key = `${id} ${version}`
    if (!mark || seen.has(key)) continue
    if (seen.size >= mostReleases) break
    seen.add(key)
    const raw = wholeVersion.has(mark.read) ? version : version.replace(/^v/, '')
    const place = doc.placeAt(index + whole.length - raw.length)
    if (mark.isTold === true && !isToldOfWindows(doc, raw, place)) continue
    found.push(...mark.read(raw, place, mark.isFetched ? { weight: 'script' } : {}))
  }
  return found
}
