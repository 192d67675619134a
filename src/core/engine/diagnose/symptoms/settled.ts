import { symptoms } from '../../../catalog/symptoms/index.ts'
import type { Finding } from '../../../model/finding.ts'
import { findingId, type SymptomFinding } from './finding.ts'

const settling = new Map(
  symptoms.flatMap(({ id, kind, settledBy }) =>
    settledBy ? [[findingId(id), { settledBy, isWrapper: kind === 'wrapper' }] as const] : [],
  ),
)

/** Messages of which a check names the fault itself, and where it stands, are said twice. */
export const withoutSettled = (
  found: readonly SymptomFinding[],
  checked: readonly Finding[],
): readonly SymptomFinding[] =>
  found.filter(({ id, file, line }) => {
    const row = settling.get(id)
    return (
      !row ||
      !checked.some(
        (one) =>
          row.settledBy.some((lint) => lint === one.id) &&
          (one.severity === 'error' || one.severity === 'warning') &&
          (row.isWrapper ||
            [one, ...(one.also ?? [])].some((place) => place.file === file && place.line === line)),
      )
    )
  })
