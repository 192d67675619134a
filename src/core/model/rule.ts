import type { Basis, Violation } from './finding.ts'
import { isManaged, isSetByPlatform } from './managed-plan.ts'
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
  /** Open decisions of which it compares those that it can read: without one, the others are judged. */
  readonly comparesRead?: readonly D[]
  /**
   * Holds on a managed plan too, though it reads a choice that the platform makes there: it leaves
   * those out by itself.
   */
  readonly alsoManaged?: true
  /**
   * What is violated: nothing, one thing, or each of several that one rule can find at once.
   * `today`, as `YYYY-MM-DD`, only decides what has ended; who does not name it gets the date of the facts.
   */
  check(scenario: Pick<Scenario, D>, today: string): Violation | readonly Violation[] | undefined
}

/** A rule whose declared decisions were checked at its definition and are now of no interest. */
export type AnyRule = Omit<Rule, 'check' | 'alsoManaged'> & {
  /** Everything that the verdict follows from: the decisions, and whether a platform makes them. */
  readonly reads: readonly DecisionId[]
  check(scenario: Scenario, today: string): Violation | readonly Violation[] | undefined
}

/** A rule that reads what a platform sets is silent on a managed plan. */
export function defineRule<const I extends string, const D extends DecisionId>(
  rule: Rule<D> & { readonly id: I },
): AnyRule & { readonly id: I } {
  const { decisions, alsoManaged } = rule
  if (!decisions.some(isSetByPlatform)) return { ...rule, reads: decisions }
  const reads = [...new Set<DecisionId>([...decisions, 'joinMethod', 'platform'])]
  if (alsoManaged) return { ...rule, reads }
  return {
    ...rule,
    reads,
    check: (scenario: Scenario, today: string) =>
      isManaged(scenario) ? undefined : rule.check(scenario, today),
  }
}
