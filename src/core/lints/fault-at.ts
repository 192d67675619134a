import type { AnyFact } from '../catalog/fact.ts'
import type { Basis, Place } from '../model/finding.ts'
import type { LintViolation } from '../model/lint.ts'

/** A fault that rests on one fact, at a place of the setup. */
export const faultAt = (
  place: Place,
  basis: Basis,
  message: string,
  fact: AnyFact,
  more: Pick<LintViolation, 'also' | 'remediation'> = {},
): LintViolation => ({ path: [], place, basis, message, facts: [fact], ...more })
