import type { AnyFact, SourceRef } from '../../catalog/fact.ts'
import type { DecisionId } from '../../model/scenario.ts'

/** One step from the first scenario to the second. */
export interface Step {
  /** What to do, without a full stop. */
  readonly title: string
  /** Sentences: how, and why now. */
  readonly why: string
  /** The decisions that it changes. */
  readonly decisions: readonly DecisionId[]
  readonly sources: readonly SourceRef[]
}

/** A sentence of a step, with what it rests on. */
export interface Reason {
  readonly text: string
  readonly sources: readonly SourceRef[]
}

/** A sentence with the sources of its facts; a fact that there is not adds none. */
export const reason = (text: string, ...facts: readonly (AnyFact | undefined)[]): Reason => ({
  text,
  sources: facts.flatMap((fact) => fact?.sources ?? []),
})

/** A step from its reasons, each source once. */
export const stepOf = (
  title: string,
  reasons: readonly Reason[],
  decisions: readonly DecisionId[],
): Step => ({
  title,
  why: reasons.map(({ text }) => text).join(' '),
  decisions,
  sources: [...new Set(reasons.flatMap(({ sources }) => sources))],
})
