import type { Confidence } from '../catalog/fact.ts'
import type { Basis, Severity } from '../model/finding.ts'

/** What a verdict rests on, as its rule declares it. */
export interface Ground {
  readonly basis: Basis
  readonly matrix?: true | undefined
  readonly risk?: 'data' | 'security' | undefined
}

/**
 * The one place that turns basis and confidence into severity: what nobody showed is unknown, what
 * is only concluded is never more than a warning, and documentation that merely excludes something
 * blocks only where it is the support matrix.
 */
export function severityOf({ basis, matrix, risk }: Ground, confidence: Confidence): Severity {
  if (confidence === 'unknown') return 'unknown'
  if (basis === 'advice') return risk ? 'warning' : 'info'
  if (confidence === 'inferred') return 'warning'
  return basis === 'unsupported' && !matrix ? 'warning' : 'error'
}
