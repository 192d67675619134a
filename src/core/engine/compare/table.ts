import { csvLine } from '../../text/formats/csv.ts'
import { markdownTable, markdownText } from '../../text/formats/markdown.ts'

/** A table as somebody takes it away: plain text in every cell. */
export interface PlainTable {
  /** Of its file, without the ending. */
  readonly name: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export const tableMarkdown = ({ head, rows }: PlainTable): string =>
  `${markdownTable(
    head.map(markdownText),
    rows.map((row) => row.map(markdownText)),
  )}\n`

/** Comma-separated; a spreadsheet takes no cell for a formula. */
export const tableCsv = ({ head, rows }: PlainTable): string =>
  [head, ...rows].map((row) => `${csvLine(row)}\r\n`).join('')
