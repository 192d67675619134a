import type { Basis, Violation } from './finding.ts'
import type { DecisionId, Scenario } from './scenario.ts'

/**
 * A constraint over decisions. `check` sees only the decisions that it declares, never throws, and
 * leaves a value that does not parse to the rule about its syntax.
 */
export interface Rule<D extends DecisionId = DecisionId> {
  readonly id: string
  /**
   * Set once, as the sources show it; severity is computed from it and the facts' confidence. Where
   * cases differ, the strongest: whether a rule can block is read from here.
   */
  readonly basis: Basis
  /** The host, runtime, mode or CNI lies outside the documented support matrix: `unsupported` is then an error. */
  readonly matrix?: true
  /** Ignoring this advice loses data or security: `advice` is then a warning. */
  readonly risk?: 'data' | 'security'
  /** A statement of the constraint, without a full stop. */
  readonly summary: string
  /** What to do, a sentence. */
  readonly remediation: string
  readonly decisions: readonly D[]
  /** `today`, as `YYYY-MM-DD`, only decides what has ended; who does not name it gets the date of the facts. */
  check(scenario: Pick<Scenario, D>, today: string): Violation | readonly Violation[] | undefined
}

/** A rule whose declared decisions were checked at its definition and are now of no interest. */
export type AnyRule = Omit<Rule, 'check'> & {
  check(scenario: Scenario, today: string): Violation | readonly Violation[] | undefined
}

export function defineRule<const I extends string, const D extends DecisionId>(
  rule: Rule<D> & { readonly id: I },
): AnyRule & { readonly id: I } {
  return rule
}
