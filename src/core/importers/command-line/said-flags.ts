import type { Document } from '../../model/document.ts'
import type { Reading } from '../../model/importer.ts'
import { isOfKubernetes } from '../../model/parsed.ts'
import { besideLine, sentenceBefore } from '../prose/lines.ts'
import { isOutput } from '../prose/told/grammar.ts'
import { isOfAnotherTime } from '../prose/meant/past.ts'
import { isSwitch } from './flag-names.ts'
import { flagsInSentences } from './flags-in-sentences.ts'
import { withoutReplaced } from './replaced-flags.ts'
import { isNotSo } from './not-so.ts'
import { readLine } from './observe.ts'
import { parseCommandLine, programOf, type FoundLine } from './parse.ts'
import { foundIn } from '../../text/patterns/found-in.ts'
import {
  said,
  given,
  passed,
  ran,
  listed,
  ofOthers,
  own,
  ofOtherPrograms,
  namedAlone,
  verb,
  madeTo,
  byDefault,
  told,
  gone,
  wasSo,
  otherSubject,
} from './said-flags-words.ts'

/** What the flags of sentences tell that are of today. */
export const saidReadingsIn = (doc: Document): readonly Reading[] =>
  saidFlagsIn(doc)
    .map((line) => readLine(line, doc))
    .filter(({ observations: [first] = [] }) => !first || !isOfAnotherTime(doc, first))

/** Flags in a sentence, which end where those of the next program begin; what people leave out of it may be set. */
function saidFlagsIn(doc: Document): readonly FoundLine[] {
  if (!doc.text.includes('--')) return []
  const heads = [
    ...[said, given, ran].flatMap((pattern) => [...foundIn(doc, pattern)]),
    ...[...foundIn(doc, listed)].filter(({ index }) => !ofOthers.test(ahead(doc, index))),
  ]
    .toSorted((a, b) => a.index - b.index)
    .slice(0, mostLines)
  const behind = heads.flatMap(({ index, 0: head, 1: first, 2: name = first ?? '' }, i) => {
    const at = index + head.length
    const end = Math.min(heads[i + 1]?.index ?? Infinity, at + longest)
    const said = doc.text.slice(at, end).split(otherSubject, 1)[0] ?? ''
    // What stands in brackets ends with them.
    const rest = /\([`"']?$/.test(head) ? (said.split(')', 1)[0] ?? '') : said
    return lineAt(doc, { index, at, text: rest, name })
  })
  if (behind.length > 0) return behind
  const found = [...foundIn(doc, passed)]
    .slice(0, mostLines)
    .flatMap(({ index, 0: all, 1: text = '', 2: name = '' }) =>
      lineAt(doc, { index, at: index + all.indexOf(text), text, name, isAhead: true }),
    )
  if (found.length > 0) return found
  const own = ownFlagsIn(doc)
  if (own.length > 0) return own
  return flagsInSentences(doc)
    .slice(0, mostLines)
    .filter(({ at }) => !isOutput(besideLine(doc, doc.placeAt(at)).own))
    .flatMap((one) => lineAt(doc, { ...one, isAhead: true, isSet: true }))
}

const ownFlagsIn = (doc: Document): readonly FoundLine[] =>
  [...foundIn(doc, own)]
    .slice(0, mostLines)
    .flatMap(({ index, 0: all, 1: text = '' }) =>
      ofOtherPrograms.test(ahead(doc, index) + all)
        ? []
        : lineAt(doc, { index, at: index + all.indexOf(text), text, isAhead: true }),
    )
    .filter(({ program }) => isOfKubernetes(program))

/** The words of a sentence that lead to what stands here. */
const ahead = ({ text }: Document, index: number) =>
  sentenceBefore(text.slice(text.lastIndexOf('\n', index) + 1, index))

interface Said {
  /** Where the words begin that lead to the flags. */
  readonly index: number
  readonly at: number
  readonly text: string
  /** Of their program, where somebody says it. */
  readonly name?: string
  /** The flags stand before their program, behind a verb with words of its own. */
  readonly isAhead?: true
  /** The words say of each that it is there, with a value or without. */
  readonly isSet?: true
}

function lineAt(
  doc: Document,
  { index, at, text: said, name = '', isAhead, isSet }: Said,
): readonly FoundLine[] {
  // Marks of the sentence are no part of a value; the length stays.
  const text = said
    .replaceAll(namedAlone, blank)
    .replaceAll(
      /(?:=|(?<=--[a-z][\w-]{1,60})[ ])(["'])(?=[^\s,"'-])[^"'\n]{1,400}\1|[,.;`'")]+(?=\s|$)|(?<=\s)[`'"(]+(?=--)/g,
      (marks) => (/^[= ]./.test(marks) ? marks : ' '.repeat(marks.length)),
    )
  const start = doc.text.lastIndexOf('\n', index) + 1
  const end = doc.text[index] === ':' ? index + 1 : index
  const before = doc.text.slice(Math.max(start, index - 100), end).replace(madeTo, 'with ')
  const words = isAhead === true ? doc.text.slice(index, at) : ''
  if (isNotSo(before + words) || byDefault.test(text)) return []
  if (isAhead === true && (told.test(before) || gone.test(words) || wasSo.test(ahead(doc, index))))
    return []
  const own = withoutVerbs(withoutReplaced(text))
  const line = parseCommandLine([{ text: own, at }], doc, programOf(name))
  // Names of flags alone are what somebody speaks of.
  const isTalk = line?.flags.every(
    ({ name: flag, value }) => value === undefined && !isSwitch(line.program, flag),
  )
  return line && (isTalk !== true || isSet === true) ? [{ ...line, isComplete: false }] : []
}

const blank = (words: string) => ' '.repeat(words.length)

/** “--a and --b are invalid”: the words between names of flags are the values of none, and a verb ends them. */
const withoutVerbs = (text: string) =>
  text
    .replace(verb, '')
    .replaceAll(/(?<=--[a-z][\w-]{1,60}[ \t]{1,5})(?:and|or|und|et|y|e)(?=[ \t])/g, (word) =>
      ' '.repeat(word.length),
    )

/** Characters of the flags of one program. */
const longest = 4000

/** Nobody describes more. */
const mostLines = 20
