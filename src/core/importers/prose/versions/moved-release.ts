import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { hostNameAt } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { wordsAround } from '../lines.ts'
import { takenBack } from '../meant/undone.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const release = '(?:20(?:16|19|22|25)|1809|1903|1909|2004|20H2|23H2)'
const since = acrossLines`
  (?<!\b(?:be|to|will|would|should|must|can|could|not|never)\s)\b(?:
    moved|migrated|upgraded|updated|went|gone|switched|changed|reinstalled|rebuilt|converted
    |reimaged
  )\b
  |\b(?:after|since)\s(?:(?:the|our|an?|last)\s)?(?:in-place\s)?
    (?:upgrade|upgrading|update|updating|migration|migrating|move|moving|switch|switching)\b
`
const ahead = new RegExp(String.raw`(?:${since})[^.;:?\n]{0,60}\sfrom\s(?:the\s|old\s){0,2}$`, 'i')
const target = acrossLines`
  ^(?:
    \s(?:
      Datacenter|Standard|Core|LTSC|nodes?|hosts?|pools?|machines?|workers?|servers?|VMs?
      |agents?
    )
  )?\sto\s(?:the\s|new\s){0,2}(?:(?:Windows\s)?(?:Server\s)?|WS\s?)
`
const behind = new RegExp(`${target}${release}\\b`, 'i')
/** Whoever went back has what was before; that a move failed is said of itself, and pods fail since then. */
const isBack = new RegExp(
  acrossLines`
    \b(?:${takenBack}|back to)\b
    |(?:^|\b(?:it|that|this|which|upgrade|update|migration|move)\s)
      (?:(?:has|had|have|was|were|then)\s){0,2}(?:failed|aborted|cancell?ed)\b(?!\sto\b)
  `,
  'i',
)

const exchanged = new RegExp(
  acrossLines`
    (?<!\b(?:be|to|will|would|should|must|can|could|not|never)\s)\b
    (?:replaced|exchanged|swapped|retired)\s(?:(?:all|the|our|old|former)\s){0,3}$
  `,
  'i',
)
const forOther = new RegExp(
  String.raw`^\s(?:(?:worker|windows)\s)?(?:nodes?|hosts?|pools?|machines?|workers?|servers?|VMs?)\s(?:with|by|for|through)\s`,
  'i',
)

/** “We moved the pool from Windows Server 2019 to 2022”: the first of them is no more. */
export function isMovedFrom(before: string, after: string): boolean {
  if (exchanged.test(before.slice(-60)) && forOther.test(after)) return true
  const [to] = behind.exec(after) ?? []
  return (
    to !== undefined &&
    ahead.test(before.slice(-160)) &&
    !isBack.test(after.slice(to.length).trimStart().slice(0, 100))
  )
}

const moved = new RegExp(
  String.raw`\bfrom\s(?:the\s|old\s){0,2}((?:Windows\s)?(?:Server\s|WS\s?)${release})\sto\s(${release})\b(?![.:/-]\w)`,
  'gi',
)

/** “The pool went from ltsc2019 to ltsc2022”: what images are named by, hosts are too. */
const movedTag =
  /\bfrom\s(?:the\s|old\s){0,2}(ltsc-?20(?:16|19|22|25))\sto\s(ltsc-?(20(?:16|19|22|25)))\b(?![.:/-]\w)/gi
const ofHosts =
  /\b(?:nodes?|hosts?|pools?|machines?|workers?|servers?|VMs?)\s(?:[^.;:?\n]{0,20}\s)?from\s(?:the\s|old\s){0,2}$/i
const ofImages = /\b(?:images?|containers?|pods?|base|tags?|dockerfiles?|apps?)\b/i

/** The release that such a sentence ends with, by its number alone. */
export const movedReleasesIn = (doc: Document): readonly Observation[] => [
  ...matchesOf(doc, moved).flatMap(({ raw, place, groups: [, name = ''], placeOf }) => {
    const { ahead, behind } = wordsAround(doc, place, raw)
    return isMovedFrom(ahead, behind) ? releaseAt(name, name, placeOf(1)) : []
  }),
  ...matchesOf(doc, movedTag).flatMap(
    ({ raw, place, groups: [, tag = '', year = ''], placeOf }) => {
      const before = wordsAround(doc, place, raw).ahead.slice(-160)
      const after = wordsAround(doc, placeOf(1), tag).behind
      return ahead.test(before) &&
        ofHosts.test(before) &&
        !ofImages.test(before) &&
        !isBack.test(after.trimStart().slice(0, 100))
        ? releaseAt(year, tag, placeOf(1))
        : []
    },
  ),
]

const releaseAt = (name: string, raw: string, place: Place) =>
  hostNameAt(`Windows Server ${name}`, place).map((one) => ({ ...one, raw }))
