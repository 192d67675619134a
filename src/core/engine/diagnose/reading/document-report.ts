import type { AnyParsed } from '../../../model/parsed.ts'
import type { Linted } from '../../lint/lint-parsed.ts'
import { strangeCni } from './not-checked.ts'
import type { ReadDocument } from './read.ts'

/** What one part of the input was taken for, and what was done with it. */
export interface DocumentReport {
  readonly file: string
  /** What it is, in words; null where nothing knows its form. */
  readonly recognisedAs: string | null
  /** First and last line. */
  readonly lines: readonly [number, number]
  /** Values that were read. */
  readonly read: number
  /** Checks that looked at it. */
  readonly checks: number
  /** What they were about: ids of lints, in the order in which they ran. */
  readonly about: readonly string[]
  /** Questions on whose answers it depends whether something in it is a fault. */
  readonly questions: number
  /** It has no content of its own: words between others, a command without output, the shell of what stands in it. */
  readonly isAside?: true
  /** It was taken for words of people: no form of a program was recognised. */
  readonly isInWords?: true
}

export function reportOf(
  { doc, importer, reading }: ReadDocument,
  verdictOn: (item: AnyParsed) => Linted | undefined,
): DocumentReport {
  const parsed = reading.parsed ?? []
  const asked = parsed.flatMap((one) =>
    strangeCni(one) === undefined ? (verdictOn(one)?.asked ?? []) : [],
  )
  return {
    file: doc.file,
    recognisedAs: importer?.summaryOf?.(doc) ?? importer?.summary ?? null,
    lines: [doc.first, doc.last],
    read: (reading.observations ?? []).filter(({ absent }) => absent !== true).length,
    checks: asked.length,
    about: [...new Set(asked.map(({ summary }) => summary))],
    questions: new Set(
      parsed.flatMap((one) => verdictOn(one)?.questions ?? []).map(({ ask }) => ask),
    ).size,
    ...(importer?.origin === 'people' ? { isInWords: true as const } : {}),
  }
}
