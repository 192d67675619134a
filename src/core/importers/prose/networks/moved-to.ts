import type { Document } from '../../../model/document.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { wordsAround } from '../lines.ts'
import { takenBack } from '../meant/undone.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const verb = acrossLines`
  (?:
    \b(?:moved|migrated|switched|changed)
    |\b(?:after|since)\s(?:(?:the|our)\s)?
      (?:moving|migrating|switching|changing|move|migration|switch|change)
  )\s
`
const filled = acrossLines`
  (?:
    (?!
      \b(?:
        another|other|test|staging|dev|lab|linux|back|plan(?!t)\w*|sandbox|second|traffic|policies
        |some|two|his|her|their
      )\b
    )[^.;:?!\n]
  ){0,60}?
`

/** “We moved the cluster from Calico to Cilium last week”, “since the switch to Canal”. */
export const movedTo = (whose: string) =>
  new RegExp(String.raw`${verb}${filled}\bto\s(?:the\s)?(?:CNI\s)?${whose}`, 'gi')

/** Who did not, or asks what would be then, or tells of others. */
const isOpen = new RegExp(
  acrossLines`
    \b(?:
      not|never|if|whether|when|once|unless|had|would|could|should|can|will|colleagues?|friends?
      |others?|other|another|test|staging|dev|lab|linux|somebody|someone|they|he|she
    )\b[^.;:?!\n]{0,60}$
    |n['’]t\b[^.;:?!\n]{0,40}$
  `,
  'i',
)
/** “… and then back”, “… in the test cluster”, “… on Linux only” */
const isUndone = new RegExp(
  acrossLines`
    \b(?:${takenBack}|back(?![- ]?off\b))\b
    |^\s(?:(?:in|on|for|at)\s)?(?:(?:the|our|a|an|his|her|their|only)\s){0,2}
      (?:another|other|test|staging|dev|lab|linux)\b
    |\?
  `,
  'i',
)

/** What a setup has since it was changed, and did not go back. */
export const movedIn = (doc: Document, pattern: RegExp): readonly Match[] =>
  matchesOf(doc, pattern).filter(({ raw, place }) => {
    const { ahead, behind } = wordsAround(doc, place, raw)
    const start = ahead.toLowerCase().search(/\b(?:moved|migrated|switched|changed|after|since)\b/)
    return !isOpen.test(ahead.slice(0, Math.max(start, 0))) && !isUndone.test(behind)
  })
