import { windowsReleases } from '../../../catalog/windows/index.ts'
import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { isLeftBehind } from '../node/left-behind.ts'
import { wordsAround } from '../../prose/lines.ts'
import { isSaid } from '../../prose/meant/said.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { matchesOf } from '../../text-of.ts'

const years = windowsReleases.flatMap((id) => /^ltsc(\d{4})$/.exec(id)?.[1] ?? []).join('|')
/** `lstc2022`, and years in which no long release of Windows Server came out. */
const misspelt = String.raw`(?:(?:lstc|lsct|ltcs|lts|stlc|tlsc|itsc)-?(?:${years})|ltsc-?(?!${years})2\d{3})(?!\d)`
/** Most tags have none, and looking for one behind each word takes long. */
const anywhere = new RegExp(misspelt, 'i')
const inTag = String.raw`[\w.{}$-]{0,160}?`
/** In the tag of an image, or as the value of `tag` in the values of a chart. */
const tag = new RegExp(
  String.raw`(?:[\w}]/?[\w}]:${inTag}|\btag["']?[:=][ \t]{0,8}["']?${inTag})(?<![a-z\d])(${misspelt})`,
  'gi',
)

/** What people say of a tag that they have put right. */
const noticed = /\b(?:typo|misspel\w+|mistyped|instead of|should (?:be|read)|corrected|fixed)\b/i

/** Releases of Windows in tags of images that no image has. */
export const misspeltTagsIn = (doc: Document): readonly Observation[] =>
  (matches(doc, anywhere) ? matchesOf(doc, tag) : [])
    .filter(({ raw, place }) => {
      const { ahead, behind } = wordsAround(doc, place, raw)
      return (
        !isLeftBehind(ahead) &&
        !noticed.test(ahead) &&
        !noticed.test(behind) &&
        isSaid(doc, raw, place)
      )
    })
    .map(({ raw, place }) => stated('image.misspeltRelease', raw, raw, place))
