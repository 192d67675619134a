import type { Document } from '../model/document.ts'
import type { Place } from '../model/finding.ts'
import { foundIn } from '../text/patterns/found-in.ts'
import { matches as matchesPattern } from '../text/patterns/may-match.ts'
import { memoizeByObject } from '../values/memoize.ts'

export interface Match {
  readonly raw: string
  readonly place: Place
  /** All groups of the pattern, the first at index 0. */
  readonly groups: readonly (string | undefined)[]
  /** Where a group stands, by its index in `groups`; that of the value where it is not there. */
  readonly placeOf: (group: number) => Place
}

/** Every match of a pattern with the flag `g` and one group that is the value. */
export function matchesOf(doc: Document, pattern: RegExp): readonly Match[] {
  const matches: Match[] = []
  // Most texts have no match, for which a copy of the pattern would cost more than the search.
  if (!matchesPattern(doc, pattern)) return matches
  for (const found of foundIn(doc, withPlaces(pattern))) {
    if (matches.length >= mostMatches) break
    const groups = found.slice(1)
    const first = groups.findIndex((group) => group !== undefined)
    const raw = groups[first]
    if (raw === undefined || raw === '') continue
    const { indices } = found
    const placeOf = (group: number) =>
      doc.placeAt(indices?.[group + 1]?.[0] ?? indices?.[first + 1]?.[0] ?? found.index)
    matches.push({ raw, place: placeOf(first), groups, placeOf })
  }
  return matches
}

const withPlaces = memoizeByObject((pattern: RegExp) => new RegExp(pattern, `${pattern.flags}d`))

/** Nobody says the same thing more often. */
const mostMatches = 2_000

/** The offset in a document of a line and column of its text. */
export function offsetOf(
  { text }: Document,
  { line, column }: { readonly line: number; readonly column: number },
): number {
  let at = 0
  for (let i = 1; i < line; i++) {
    const next = text.indexOf('\n', at)
    if (next < 0) break
    at = next + 1
  }
  return at + column - 1
}

/** The offset in a document of a place in its file. */
export function offsetIn(doc: Document, { line, column }: Place): number {
  const first = doc.placeAt(0)
  return offsetOf(doc, { line: line - first.line + 1, column: column - first.column + 1 })
}

/** Where an offset in the text stands as the file has it. */
export function originalPlace(doc: Document, offset: number): Place {
  const before = doc.original().slice(0, offset)
  const start = before.lastIndexOf('\n') + 1
  const { file, column } = doc.placeAt(0)
  const line = doc.first + before.split('\n').length - 1
  return { file, line, column: offset - start + column }
}

const shown =
  /(?:^|[;&|]\s{0,4})(?:type|cat|gc|more|get-content)\s+(?:-(?:path|raw)\s+)?(?:"([a-z]:[^"\n]{1,200})"|([a-z]:\S{1,200}))/i

/** The file on a Windows node whose text a command prints. */
export function shownFile({ command = '' }: Document): string | undefined {
  const found = shown.exec(command.trim())
  return found?.[1] ?? found?.[2]
}

/** The line of words right above a text, which says most often what it is. */
export const lineAbove = ({ above = '' }: Document): string => above.split('\n').at(-1) ?? ''

/** The nearest line of words above the line of an offset, be there empty ones between them. */
export function wordsAbove(doc: Document, at: number): string {
  const before = doc.text
    .slice(Math.max(0, at - 400), at)
    .split('\n')
    .slice(0, -1)
  const near = before.findLast((line) => /[^\s`~]/.test(line))
  return near ?? (at < 400 ? lineAbove(doc) : '')
}
