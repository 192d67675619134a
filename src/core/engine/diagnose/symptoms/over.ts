import { closedUpTo } from '../withdrawn/closed-record.ts'
import { withoutOtherMachines } from '../withdrawn/of-container.ts'
import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import type { ReadDocument, SentFile } from '../reading/read.ts'
import type { SymptomFinding } from './finding.ts'
import { memoize, memoizeByObject } from '../../../values/memoize.ts'
import { isLedToByLinux } from './spoken-of-others.ts'
import { isOfPatterns, isSearchedFor, isSearchedIn, isSoughtIn } from './sought.ts'
import { spokenAbroad } from './spoken-abroad.ts'
import { answerTo } from './chat-answer.ts'
import { isLedByCondition } from './led-by-condition.ts'
import { remarks, spokenOf, type Spoken } from './spoken.ts'

/**
 * Messages of the host as it is: without those of commands in containers, and those that people quote in
 * sentences which say that they are over, or not theirs, as information.
 */
export function messagesOfNow(
  matched: readonly SymptomFinding[],
  documents: readonly ReadDocument[],
  files: readonly SentFile[] = [],
): readonly SymptomFinding[] {
  const closedIn = memoize((name) =>
    closedUpTo(files.find((file) => file.name === name)?.text ?? ''),
  )
  const isClosed = ({ file, line }: Partial<Place>) =>
    file !== undefined && line !== undefined && line <= closedIn(file)
  const linesIn = memoize((name) =>
    (files.find((file) => file.name === name)?.text ?? '').split('\n'),
  )
  const isOfLinux = ({ file, line }: Partial<Place>) =>
    file !== undefined && line !== undefined && isLedToByLinux(linesIn(file), line - 1)
  const found = withoutOtherMachines(matched, documents)
  return found.map((one) => {
    if (one.severity === 'info') return one
    const said = [one, ...(one.also ?? [])].map((place) =>
      isClosed(place)
        ? remarks.over
        : isOfLinux(place)
          ? remarks.others
          : remarkAt(place, documents, one),
    )
    const [remark] = said
    return remark === undefined || said.includes(undefined)
      ? one
      : {
          ...one,
          severity: 'info' as const,
          basis: 'advice' as const,
          message: `${one.message} ${remark}`,
        }
  })
}

/** Files of the program that only Linux has. */
const isLogOfLinux = memoizeByObject(
  ({ text }: Document) =>
    /\w_linux\.go:\d/.test(text) && !/_windows\.go:\d|(?<![\w.])[A-Z]:\\|npipe:/i.test(text),
)

const linesOf = memoizeByObject((doc: Document): readonly string[] => doc.text.split('\n'))

/** Of words in several places the last ones. */
const lastWordsOf = ({ message }: SymptomFinding) => / … ([^”…]{4,200})”/.exec(message)?.[1]

/** Somebody tells it beside a command, and no program prints it there. */
const isQuotedAt = (text: string, column: number) =>
  /[(\s]["“`][^"“”`]{0,60}$/.test(text.slice(0, column)) &&
  !/\d\d:\d\d:\d\d|\blevel=|\S\s{3,}\S/.test(text)

/** Where the last words of a message stand that begins in another item of a list. */
function lastPlaceOf(doc: Document, place: Place, found: SymptomFinding): Place | undefined {
  const words = lastWordsOf(found)?.toLowerCase()
  if (words === undefined) return undefined
  const rest = linesOf(doc).slice(place.line - doc.first, place.line - doc.first + 8)
  const at = rest.findIndex((text, i) =>
    text.toLowerCase().includes(words, i > 0 ? 0 : place.column),
  )
  const column = (rest[at] ?? '').toLowerCase().indexOf(words) + 1
  return at > 0 && rest.slice(1, at + 1).some((text) => begins.test(text))
    ? { ...place, line: place.line + at, column }
    : undefined
}

const wordsOf = (found: SymptomFinding) =>
  lastWordsOf(found) ?? /^“([^”…]{4,200})”/.exec(found.message)?.[1]

/** Whoever wrote an object tells of what it keeps from happening. */
const commented = 'It stands in a comment.'

/** What is said of a message where it stands, if it is none of a fault that somebody has. */
function remarkAt(
  { file, line, column = 1 }: Partial<Place>,
  documents: readonly ReadDocument[],
  found: SymptomFinding,
): string | undefined {
  if (file === undefined || line === undefined) return undefined
  const one = documents.find(
    ({ doc }) => doc.file === file && doc.first <= line && line <= doc.last,
  )
  if (!one) return undefined
  const { doc, importer } = one
  if (importer?.origin === 'log') return isLogOfLinux(doc) ? remarks.others : undefined
  const text = linesOf(doc)[line - doc.first] ?? ''
  if (isOfPatterns(doc)) return remarks.notThere
  if (
    importer?.origin === 'people' ||
    (importer?.origin === 'commands' && isQuotedAt(text, column))
  ) {
    const place = { file, line, column }
    return remarkIn(doc, lastPlaceOf(doc, place, found) ?? place, wordsOf(found))
  }
  if (importer?.origin === 'cluster' && /^\s*#/.test(text)) return commented
  const lastWords = lastWordsOf(found)
  const isSought =
    isSoughtIn(text, column, doc.text) ||
    (importer?.ofScripts === true && lastWords !== undefined && isSearchedFor(doc.text, lastWords))
  return isSought ? remarks.notThere : undefined
}

/** What sentences say of the words of a message at a place in them. */
export function remarkIn(
  doc: Document,
  { line, column }: Place,
  words: string | undefined,
): string | undefined {
  const at = line - doc.first
  if (isSearchedIn(linesOf(doc)[at] ?? '', column)) return remarks.notThere
  if (isLedByCondition(linesOf(doc), at)) return remarks.read
  const spoken = spokenAt(linesOf(doc), at, column - 1, words)
  return spokenOf(spoken) ?? spokenAbroad(doc, at, column)
}

/** Where a sentence begins anew. */
const begins = /^\s*(?:[-*•>#|]|\d{1,2}[.)]\s|$)/
/** One line of several that a script has as its comment. */
const comment = /^[ \t]*#[ \t]\S/
/** So far people write about one message. */
const reach = 500

/** The sentences around a message, which may go over several lines of a paragraph. */
function spokenAt(
  lines: readonly string[],
  index: number,
  column: number,
  words: string | undefined,
): Spoken {
  let from = index
  const goesOnFrom = (at: number) =>
    !begins.test(lines[at] ?? '') || [at - 1, at].every((one) => comment.test(lines[one] ?? ''))
  while (from > 0 && from > index - 6 && goesOnFrom(from)) from--
  if (from < index && (lines[from] ?? '').trim() === '') from++
  let to = index
  while (to + 1 < lines.length && to < index + 6 && !begins.test(lines[to + 1] ?? '')) to++
  const head = [...lines.slice(from, index), (lines[index] ?? '').slice(0, column)].join('\n')
  const tail = [(lines[index] ?? '').slice(column), ...lines.slice(index + 1, to + 1)].join('\n')
  const flat = upToQuote(head.replaceAll(/\s+/g, ' ').slice(-reach))
  const start = [...flat.matchAll(/[.!?;:]\s+(?=[A-Z])/g)].at(-1)
  const before = flat.slice(start ? start.index + start[0].length : 0)
  const behind = behindWords(tail.replaceAll(/\s+/g, ' '), words, isQuoted.test(flat)).slice(
    0,
    reach,
  )
  return {
    before,
    behind: sentences(behind, 3),
    answer: answerTo(lines.slice(to + 1, to + 4)),
    earlier: flat.slice(0, flat.length - before.length),
  }
}

const isQuoted = /["“'`]$/

/** The words of the message itself tell nothing of it. */
function behindWords(tail: string, words: string | undefined, quoted: boolean): string {
  const at = words === undefined ? -1 : tail.slice(0, reach).indexOf(words)
  const rest = tail.slice(at < 0 ? 0 : at + (words?.length ?? 0))
  return at < 0 || quoted ? rest.replace(/^(?:[^"”'`]|'(?=\w)){0,300}["”'`]/, '') : rest
}

/** Without what stands in an open quote ahead of the message: it is part of what was printed. */
function upToQuote(text: string): string {
  const opens = ['"', '`'].flatMap((mark) =>
    (text.split(mark).length - 1) % 2 === 1 ? [text.lastIndexOf(mark)] : [],
  )
  return opens.length > 0 ? text.slice(0, Math.min(...opens) + 1) : text
}

const sentences = (text: string, many: number) =>
  text
    .split(/(?<=[.!?])\s+(?=[A-Z])/)
    .slice(0, many)
    .join(' ')
