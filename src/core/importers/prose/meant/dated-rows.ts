import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { lineOf } from '../lines.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** A row of a table that begins with a date. */
const dated = new RegExp(
  acrossLines`
    ^[ \t]*\|[ \t]*[*_~]{0,2}(?:
      \d{4}[-/.](?:\d{1,2}|Q[1-4])
      |\d{1,2}[-/.](?:\d{1,2}[-/.])?\d{4}
      |Q[1-4][ -/]?\d{4}
      |(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w{0,6}\.? \d{4}
    )
  `,
  'i',
)

/** Rows of which each has a date tell what was when. */
export const isOfHistory = (doc: Document, { line, column }: Observation) =>
  dated.test(lineOf(doc, { file: doc.file, line, column: Math.min(column, 300) })) &&
  [line - 1, line + 1].some((beside) =>
    dated.test(lineOf(doc, { file: doc.file, line: beside, column: 1 })),
  )
