import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { isElsewhere } from '../../prose/lines.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const folder = String.raw`([A-Z]:[\\/][^"'${'`'}\n,;:*?<>|]{1,120}?)`
const file = String.raw`[\w.-]{1,80}\.(?:conflist|conf|json)\b`

/** A folder and below it names alone, as people put a listing into a letter. */
const heading = new RegExp(
  String.raw`^[ \t]*${folder}[\\/]?:[ \t]*\n(?=[ \t]*${file}[ \t]*(?:\n|$))`,
  'gim',
)
/** “In C:\etc\cni\net.d there are 0-containerd-nat.json and 10-flannel.conf”. */
const sentence = new RegExp(
  acrossLines`
    \b(?:in|folder|directory|below|under)\s["'${'`'}]?${folder}[\\/]?["'${'`'}]?\s
    (?:there (?:are|is)|contains?|has|holds|lie|are|we (?:have|see|find))\b
    (?=(?:[^\n]|\n(?=[ \t]*[a-z\d])){0,80}?${file})
  `,
  'gi',
)
const names = new RegExp(String.raw`(?<![\w\\/.-])(${file})`, 'g')

/** What comes behind a folder: up to the end of the sentence, which a mail breaks into lines, or of the names. */
const listed = new RegExp(String.raw`^[ \t]*(?:${file}[ \t]*\n?){1,12}`)
const toEnd =
  /^(?:(?!\b(?:remov|delet|renam|mov)ed\b|\bno longer\b)[^.\n]|\n(?=[ \t]*[a-z\d])|\.(?=\w)){0,200}/

/** “… and 0-nat.json was removed long ago”. */
const isGone = new RegExp(
  acrossLines`
    ^["'\x60]?\s(?:\([^()\n]{0,30}\)\s)?(?:was|were|is|has been|had been|got)\s
    (?:since |already |now |long )?(?:remov|delet|renam|mov|gone|missing|not there)
  `,
  'i',
)

/** The files of a folder of CNI as somebody lists them in a letter. */
export function listedInWords(doc: Document): readonly Observation[] {
  if (!matches(doc, /cni[\\/]/i) || doc.isFenced) return []
  return [...takenFrom(doc, heading, listed), ...takenFrom(doc, sentence, toEnd)]
}

const takenFrom = ({ text, placeAt, ...doc }: Document, pattern: RegExp, rest: RegExp) =>
  [...text.matchAll(pattern)].flatMap(({ index, 0: whole, 1: raw = '' }) => {
    const end = index + whole.length
    const behind = text.slice(end, end + 600)
    const found = [...(rest.exec(behind)?.[0] ?? '').matchAll(names)].filter(
      (one) =>
        !isGone.test(behind.slice(one.index + one[0].length, one.index + one[0].length + 60)),
    )
    const place = placeAt(index + whole.indexOf(raw))
    return found.length === 0 || isElsewhere({ text, placeAt, ...doc }, place, raw)
      ? []
      : [
          stated('folder', raw, raw, place),
          ...found.map((one) => stated('folder.file', one[0], one[0], placeAt(end + one.index))),
        ]
  })
