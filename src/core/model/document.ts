import { withFewBlanks, withFewEmptyLines } from '../text/blanks.ts'
import type { Line } from '../text/lines.ts'
import type { Section } from '../text/sections/sections.ts'
import { indexAt } from '../text/starts.ts'
import type { Place } from './finding.ts'

/** A text that is read by itself: a file, or a part of a paste. */
export interface Document {
  readonly file: string
  /** Cleaned lines with line feeds between. */
  readonly text: string
  /** The command whose output it is, without its prompt. */
  readonly command: string | undefined
  /** The line in which it was typed, from 1. */
  readonly commandLine?: number
  /** Somebody typed it at a prompt of Windows. */
  readonly isTypedOnWindows: boolean
  /** Somebody typed it at a prompt of Linux. */
  readonly isTypedOnLinux: boolean
  /** The name of the file that it says it is, with its folders. */
  readonly title: string | undefined
  readonly isFenced: boolean
  /** It stands in a code block whose end is missing. */
  readonly isOpenEnded?: true
  /** It stands in an object of the cluster, from which an agent of the node takes it. */
  readonly isInObject: boolean
  /** A script takes one of several. */
  readonly isCase?: true
  /** The words above what begins with a key. */
  readonly above?: string
  /** First and last line in the file. */
  readonly first: number
  readonly last: number
  /** Line and column in the file of an offset in `text`. */
  readonly placeAt: (offset: number) => Place
  /** The lines as the file has them; few ask for them. */
  readonly original: () => string
  /** What stands elsewhere for a name, as a variable of Terraform. */
  readonly named?: (name: string) => NamedText | undefined
}

/** The value of a name, at the place that gives it. */
export interface NamedText {
  readonly raw: string
  readonly place: Place
  /** It counts where nobody gives another one. */
  readonly isDefault: boolean
}

export function toDocument(
  file: string,
  {
    lines: sent,
    command,
    commandLine,
    isTypedOnWindows = false,
    isTypedOnLinux = false,
    title,
    isFenced,
    isOpenEnded,
    above,
  }: Section,
  isInObject = false,
  named?: Document['named'],
): Document {
  const lines = withFewEmptyLines(sent)
  const text = lines.map((line) => line.text).join('\n')
  const placeAt = placeFinder(file, lines)
  let original: string | undefined
  return {
    file,
    text,
    command,
    ...(commandLine === undefined ? {} : { commandLine }),
    isTypedOnWindows,
    isTypedOnLinux,
    title,
    isFenced,
    ...(isOpenEnded && { isOpenEnded }),
    isInObject,
    ...(named ? { named } : {}),
    ...(above === undefined ? {} : { above }),
    first: sent[0]?.number ?? commandLine ?? 1,
    last: sent.at(-1)?.number ?? commandLine ?? 1,
    placeAt,
    original: () => (original ??= sent.map(({ raw }) => raw).join('\n')),
  }
}

/** A text inside a document, such as a file in a ConfigMap, whose lines stand one below the other. */
export function innerDocument(
  { file }: Document,
  text: string,
  start: Place,
  title: string,
): Document {
  const lines = text.split('\n').map((one, i): Line => ({
    text: withFewBlanks(one),
    raw: one,
    number: start.line + i,
    indent: start.column - 1,
  }))
  return toDocument(file, { lines, title, isFenced: true }, true)
}

/**
 * A text inside a document that stands there from an offset on, as it is or with values in the place
 * of others; lines may be without the first of their letters, which are blanks.
 */
export function partOf(
  doc: Document,
  text: string,
  start: number,
  title: string,
  written = text,
  cut: readonly number[] = [],
): Document {
  let at = start
  const lengths = written.split('\n').map(({ length }) => length)
  const lines = text.split('\n').map((one, i): Line => {
    const { line, column } = doc.placeAt(at)
    at += (lengths[i] ?? 0) + 1
    return { text: one, raw: one, number: line, indent: column - 1 + (cut[i] ?? 0) }
  })
  return toDocument(doc.file, { lines, title, isFenced: true }, true)
}

function placeFinder(file: string, lines: readonly Line[]): (offset: number) => Place {
  const starts: number[] = []
  let length = 0
  for (const { text } of lines) {
    starts.push(length)
    length += text.length + 1
  }
  return (offset) => {
    const at = indexAt(starts, offset)
    const line = lines[at]
    const column = offset - (starts[at] ?? 0) + (line?.indent ?? 0) + 1
    return { file, line: line?.number ?? 1, column: Math.max(column, 1) }
  }
}
