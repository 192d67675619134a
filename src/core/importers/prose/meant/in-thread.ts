import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import { foundIn } from '../../../text/patterns/found-in.ts'
import { memoizeByObject } from '../../../values/memoize.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** “anna commented on Mar 3”, “anna · comment · 2024-03-03”, “anna opened this issue on …”. */
const turn = new RegExp(
  acrossLines`
    ^[ \t>*_#-]{0,6}@?([a-z\d][\w-]{1,38})[*_]{0,2}
    (?:[ \t]\((?:author|member|collaborator|contributor|owner)\))?[ \t]
    (?:·[ \t](description|comment)[ \t]·|(opened this issue|created this issue)|(commented)\b)
    [^\n]{0,60}$
  `,
  'gim',
)

interface Span {
  readonly from: Place
  readonly to: Place
}

const inOrder = (a: Place, b: Place) =>
  a.line < b.line || (a.line === b.line && a.column <= b.column)

/** What is written in a thread by others than the one who opened it. */
const ofOthers = memoizeByObject((doc: Document): readonly Span[] => {
  const turns = [...foundIn(doc, turn)].map(({ index, 1: name = '', 2: kind, 3: opened }) => ({
    index,
    name: name.toLowerCase(),
    isOpening: kind?.toLowerCase() === 'description' || opened !== undefined,
  }))
  const opener = turns.find(({ isOpening }) => isOpening)?.name
  if (opener === undefined) return []
  return turns.flatMap(({ index, name }, i) =>
    name === opener
      ? []
      : [
          {
            from: doc.placeAt(index),
            to: doc.placeAt(Math.max((turns[i + 1]?.index ?? doc.text.length) - 1, index)),
          },
        ],
  )
})

/** Whether somebody else than the one who opened a thread tells it. */
export const isOfOtherWriter = (doc: Document, place: Place): boolean =>
  ofOthers(doc).some(({ from, to }) => inOrder(from, place) && inOrder(place, to))
