import type { Document } from '../../model/document.ts'
import type { Place } from '../../model/finding.ts'
import { indexAt } from '../../text/starts.ts'
import {
  goesOn,
  rest,
  ofSetup,
  elsewhere,
  denied,
  ofRancherItself,
  leftOutLabel,
  onIt,
  wouldNot,
} from './lines-words.ts'
import { acrossLines } from '../../values/across-lines.ts'

interface Lines {
  readonly texts: readonly string[]
  /** Where each begins in the file and in the text, if some are left out or one has several of them. */
  readonly numbers?: readonly number[]
  readonly starts?: readonly number[]
  /** Of a line of the text that has several of the file: the words of each of these. */
  readonly words: Map<number, ReadonlyMap<number, readonly Word[]>>
}

/** Where a word begins in a line of the text, and in its line of the file. */
interface Word {
  readonly index: number
  readonly column: number
}

const linesOf = new WeakMap<Document, Lines>()

function linesIn(doc: Document): Lines {
  const known = linesOf.get(doc)
  if (known) return known
  const texts = doc.text.split('\n')
  const isWhole = doc.placeAt(doc.text.length).line - doc.first === texts.length - 1
  let at = 0
  const startOf = (text: string) => {
    const start = at
    at += text.length + 1
    return start
  }
  const starts = isWhole ? undefined : texts.map(startOf)
  const numbers = starts?.map((start) => doc.placeAt(start).line)
  const words = new Map<number, ReadonlyMap<number, readonly Word[]>>()
  const lines = starts && numbers ? { texts, starts, numbers, words } : { texts, words }
  linesOf.set(doc, lines)
  return lines
}

/** Whether a line of the file is one of several that a line of the text has. */
function isWithin(doc: Document, { texts, starts }: Lines, at: number, line: number): boolean {
  const end = (starts?.[at] ?? 0) + (texts[at]?.length ?? 0)
  return at >= 0 && doc.placeAt(end).line >= line
}

/** Of a place its column in the line of the text, which may have several of the file. */
function columnIn(doc: Document, { line, column }: Pick<Place, 'column' | 'line'>): number {
  const lines = linesIn(doc)
  const { numbers } = lines
  const at = numbers ? indexAt(numbers, line) : -1
  if (numbers?.[at] === line || at < 0) return column
  const word = wordsOf(doc, lines, at)
    .get(line)
    ?.findLast((one) => one.column <= column)
  return word ? word.index + 1 + column - word.column : column
}

/** The words of a line of the text by the lines of the file that they stand in. */
function wordsOf(doc: Document, { texts, starts, words }: Lines, at: number) {
  const known = words.get(at)
  if (known) return known
  const start = starts?.[at] ?? 0
  const byLine = new Map<number, Word[]>()
  for (const blank of (texts[at] ?? '').matchAll(/\s/g)) {
    const index = blank.index + 1
    const { line, column } = doc.placeAt(start + index)
    const others = byLine.get(line)
    if (others) others.push({ index, column })
    else byLine.set(line, [{ index, column }])
  }
  words.set(at, byLine)
  return byLine
}

/** The line of a place and those beside it, wherever they stand in the text. */
export function besideLine(doc: Document, { line }: Pick<Place, 'line'>) {
  const all = linesIn(doc)
  const { texts, numbers } = all
  const found = numbers ? indexAt(numbers, line) : -1
  const isFound = numbers?.[found] === line || (numbers && isWithin(doc, all, found, line))
  const at = isFound === true ? found : line - doc.first
  const [above = '', own = '', below = ''] = [texts[at - 1], texts[at], texts[at + 1]]
  return { above, own, below }
}

/** The lines that follow the one of a place. */
export function linesBelow(doc: Document, { line }: Pick<Place, 'line'>, most: number): string {
  const { texts, numbers } = linesIn(doc)
  const at = numbers ? indexAt(numbers, line) : line - doc.first
  return at < 0
    ? ''
    : texts
        .slice(at + 1, at + 1 + most)
        .join(' ')
        .slice(0, 800)
}

/** The line of a place, as far as it stands near it, with what a mail broke off before and behind it. */
export const lineOf = (doc: Document, place: Place): string => around(doc, place).text

/** Where a value stands in the line of its place, which may hold it twice; -1 where it does not. */
export function indexInLine(doc: Document, place: Place, raw: string): number {
  const { text: line, expected } = around(doc, place)
  if (raw === '') return -1
  let nearest = line.indexOf(raw)
  for (let at = nearest; at >= 0; at = line.indexOf(raw, at + 1)) {
    if (Math.abs(at - expected) < Math.abs(nearest - expected)) nearest = at
  }
  return nearest
}

/** The words of its line before a value and behind it; the value may go on in the next line. */
export function wordsAround(doc: Document, place: Place, raw: string) {
  const line = lineOf(doc, place)
  const at = Math.max(indexInLine(doc, place, raw.split('\n', 1)[0] ?? raw), 0)
  return { ahead: line.slice(0, at), behind: line.slice(at + raw.length) }
}

/** What of the sentence of a value stands before it; the dots of numbers and names end none. */
export const sentenceBefore = (ahead: string): string =>
  ahead.slice(([...ahead.matchAll(/[.;!?](?=\s)/g)].at(-1)?.index ?? -1) + 1)

function around(doc: Document, place: Place) {
  const column = columnIn(doc, place)
  const { above, own, below } = besideLine(doc, place)
  const before = isBroken(above, own) ? `${above} ` : ''
  const behind = isBroken(own, below) ? ` ${below}` : ''
  const from = Math.max(before.length + column - 300, 0)
  return {
    text: `${before}${own}${behind}`.slice(from, before.length + column + 300),
    expected: before.length + column - 1 - from,
  }
}

/** Mails break lines at this width or more. */
const narrowest = 68
const widest = 100

/** Words that are spelt so at the start of a sentence alone. */
export const begins =
  /^(?:The|We|It|This|That|These|Our|They|There|When|After|If|Since|What|Nothing|All|Now|So|But|Wir|Der|Die|Das|Es|Wenn|Alle)\s/

/** A field of a form: “Windows-Knoten: …”. Behind one the next one begins anew. */
const field = /^[ \t>*•-]{0,6}\p{Lu}[\p{L}\d /()-]{1,40}\s?[:：]\s/u

/** Whether a sentence goes on in the next line, whose first word had no room. */
function isBroken(text: string, next: string): boolean {
  if (next === '' || text.length < 40 || text.length > widest) return false
  if (field.test(text) && field.test(next.slice(0, widest))) return false
  const word = /^\S*/.exec(next)?.[0].length ?? 0
  return (
    text.length + 1 + word > narrowest && goesOn.test(text) && rest.test(next) && !begins.test(next)
  )
}

/** One item of an enumeration of the setup: between commas, or at the end of a line or bracket of them. */
export const listed = (words: string) =>
  new RegExp(String.raw`,\s*${words}\s*(?=,|\.\s|\.?$|${ofSetup})`, 'gim')

/** Whether what is said is said not to be there. */
export const isDenied = (doc: Document, place: Place, raw: string): boolean =>
  denied.test(wordsAround(doc, place, raw).ahead.slice(-60))

/** Whether what is said stands behind such words. */
export function isElsewhere(doc: Document, place: Place, raw: string): boolean {
  const line = lineOf(doc, place)
  if (ofRancherItself.test(line) || leftOutLabel.test(line)) return true
  const { ahead, behind } = wordsAround(doc, place, raw)
  return elsewhere.test(ahead.slice(-100)) || (onIt.test(ahead) && wouldNot.test(behind))
}

const systemNamedBehind = new RegExp(
  acrossLines`
    ^["'\x60)]?\s{0,2}(?:(?:works?|runs?|is)\s(?:fine\s|well\s|ok\s|only\s|just\s)?(?=on\s))?
    (?:\((?:only\s)?(?:(?:on|for)\s)?|(?:on|for|of)\s)(?:the\s|our\s|all\s)?(linux|windows)\b
  `,
  'i',
)
/** “… 1.7.2 on the Linux nodes”, “… 1.6.18 (Windows)”: the system that is said right behind a value. */
export function systemBehind(doc: Document, place: Place, raw: string): string | undefined {
  const { behind } = wordsAround(doc, place, raw)
  return systemNamedBehind.exec(behind)?.[1]?.toLowerCase()
}
