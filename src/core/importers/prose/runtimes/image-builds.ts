import { buildNumber, windowsReleases } from '../../../catalog/windows/index.ts'
import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { matchesOf } from '../../text-of.ts'
import { sentenceBefore, wordsAround } from '../lines.ts'
import { isOfToday } from '../meant/past.ts'
import { isSaid } from '../meant/said.ts'
import { isSaidOfImage } from './about-image.ts'

/** `10.0.26100.3194`, of which people leave out the first numbers. */
const build = new RegExp(
  String.raw`(?<![\w.:/@-])((?:10\.0\.)?(?:${windowsReleases.map(buildNumber).join('|')})\.\d{1,6})(?![\w-]|\.\d)`,
  'g',
)
/** “…:ltsc2025 (10.0.26100.3194)” */
const inBrackets =
  /(?:[\w.-]{1,80}\/){1,6}[\w.-]{1,100}:[\w.-]{1,127}["'`]?\s\((?:(?:build|version|OS|is|now)\s){0,2}$/i
/** Another image than the one that is in use. */
const ofOther =
  /\b(?:old|older|former|previous|other|another|latest|newest|next)\s(?:[\w-]{1,20}\s){0,2}images?\b|\bhad\b/i

/** The builds that people tell of their images. */
export const imageBuildsIn = (doc: Document): readonly Observation[] =>
  matches(doc, /images?\b|servercore|nanoserver|windows\//i)
    ? matchesOf(doc, build).flatMap(({ raw, place }) => {
        const ahead = sentenceBefore(wordsAround(doc, place, raw).ahead)
        if (!isSaidOfImage(ahead) && !inBrackets.test(ahead.slice(-400))) return []
        const number = raw.startsWith('10.0.') ? raw : `10.0.${raw}`
        const one = stated('image.build', number, raw, place, { weight: 'statement' })
        return !ofOther.test(ahead) && isSaid(doc, raw, place) && isOfToday(doc, one) ? [one] : []
      })
    : []
