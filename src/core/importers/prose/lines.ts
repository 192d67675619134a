import type { Document } from '../../model/document.ts'
import type { Place } from '../../model/finding.ts'

const linesOf = new WeakMap<Document, readonly string[]>()

/** The line of a place, as far as it stands near it. */
export function lineOf(doc: Document, { line, column }: Place): string {
  const lines = linesOf.get(doc) ?? doc.text.split('\n')
  linesOf.set(doc, lines)
  return (lines[line - doc.first] ?? '').slice(Math.max(column - 300, 0), column + 300)
}

/** One item of an enumeration of the setup: between commas, or at the end of a line of them. */
export const listed = (words: string) =>
  new RegExp(String.raw`,\s*${words}\s*(?=,|\.\s|\.?$)`, 'gim')
