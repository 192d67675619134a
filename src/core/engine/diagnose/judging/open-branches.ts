import type { Finding } from '../../../model/finding.ts'
import type { AnyParsed } from '../../../model/parsed.ts'
import type { Linted } from '../../lint/lint-parsed.ts'
import type { ReadDocument } from '../reading/read.ts'

/** Of several files that a script holds it writes one: what is wrong with another harms nobody. */
export function withOpenBranches(
  linted: ReadonlyMap<AnyParsed, Linted>,
  documents: readonly ReadDocument[],
): ReadonlyMap<AnyParsed, Linted> {
  const open = new Set(
    documents.flatMap(({ doc, reading }) => (doc.isCase === true ? (reading.parsed ?? []) : [])),
  )
  return open.size === 0
    ? linted
    : new Map(
        [...linted].map(([part, one]) => [
          part,
          open.has(part) ? { ...one, findings: one.findings.map(asOpen) } : one,
        ]),
      )
}

const asOpen = (one: Finding): Finding =>
  one.severity === 'error' ? { ...one, severity: 'warning' } : one
