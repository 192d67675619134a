import type { Diagnosis, Observation, SentFile } from '../../core/diagnose.ts'
import { decisionOf, keysOf, type Finding } from '../../core/plan.ts'

/** One value in one line of what was sent, and what stands there instead. */
export interface TextFix {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly from: string
  readonly to: string
  /** What it changes, in a few words. */
  readonly label: string
}

type Read = Pick<Diagnosis, 'observations' | 'scenario'>

/**
 * A suggestion as changes to the texts; undefined where one of its values does not stand there as
 * it is, for then nobody knows what to write.
 */
export function fixesInText(
  suggestion: NonNullable<Finding['suggestion']>,
  { observations, scenario }: Read,
): readonly TextFix[] | undefined {
  const fixes: TextFix[] = []
  const inferred: Observation[] = []
  for (const id of keysOf(suggestion)) {
    const own = observations.filter(
      (one) => one.decision === id && JSON.stringify(one.value) === JSON.stringify(scenario[id]),
    )
    if (own.length === 0) return undefined
    if (own.every((one) => one.inferred === true)) {
      inferred.push(...own)
      continue
    }
    const to = plain(suggestion[id])
    const written = own.filter(
      ({ raw, value, ...one }) =>
        one.inferred !== true && raw !== '' && raw === plain(value) && raw !== to,
    )
    if (to === undefined || written.length < own.length) return undefined
    fixes.push(
      ...written.map(({ file, line, column, raw }): TextFix => ({
        file,
        line,
        column,
        from: raw,
        to,
        label: decisionOf(id).label,
      })),
    )
  }
  // An inferred value needs no change of its own where what it was inferred from is changed.
  const follows = inferred.every((one) => fixes.some((fix) => isAt(fix, one)))
  return fixes.length > 0 && follows ? fixes : undefined
}

const isAt = (fix: TextFix, { file, line, column }: Observation) =>
  fix.file === file && fix.line === line && fix.column === column

/** A value as a configuration writes it; undefined where that depends on the form. */
function plain(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value === 'auto' || value === '' ? undefined : String(value)
  }
  return Array.isArray(value) && value.length > 0 ? value.join(',') : undefined
}

/** The texts with these changes made; one whose value no longer stands there changes nothing. */
export const withFixes = (
  files: readonly SentFile[],
  fixes: readonly TextFix[],
): readonly SentFile[] =>
  files.map((file) => {
    const own = fixes.filter((fix) => fix.file === file.name)
    return own.length === 0 ? file : { ...file, text: own.reduce(fixed, file.text) }
  })

function fixed(text: string, { line, column, from, to }: TextFix): string {
  // The line ends stay as they are.
  const parts = text.split(/(\r\n|\n|\r)/)
  const at = (line - 1) * 2
  const old = parts[at]
  if (old === undefined || !old.startsWith(from, column - 1)) return text
  parts[at] = old.slice(0, column - 1) + to + old.slice(column - 1 + from.length)
  return parts.join('')
}
