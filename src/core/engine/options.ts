import { decisionIds, decisionOf } from '../model/decisions.ts'
import type { Finding } from '../model/finding.ts'
import type { AnyRule } from '../model/rule.ts'
import type { DecisionId } from '../model/scenario.ts'
import { rules as allRules } from '../rules/index.ts'
import { Draft } from './draft.ts'
import { judge, type Evaluation } from './evaluate.ts'

export type State = 'ok' | 'warning' | 'unknown' | 'blocked'

/** One value of a closed decision, all else as it is. */
export interface OptionState {
  readonly value: string | boolean
  readonly state: State
  /** The findings that name the decision and give the state; empty where it is ok. */
  readonly because: readonly Finding[]
}

export type OptionStates = ReadonlyMap<DecisionId, readonly OptionState[]>

/** The states of all values of every closed decision. */
export function optionStates(
  evaluation: Evaluation,
  rules: readonly AnyRule[] = allRules,
): OptionStates {
  const draft = new Draft(evaluation)
  return new Map(
    decisionIds.flatMap((id) => {
      const states = statesIn(draft, id, rules)
      return states.length > 0 ? [[id, states] as const] : []
    }),
  )
}

/**
 * The state of every value of one decision, as `evaluate` of the scenario with that value would give
 * it; empty for an open decision.
 */
export const statesOf = (
  id: DecisionId,
  evaluation: Evaluation,
  rules: readonly AnyRule[] = allRules,
): readonly OptionState[] => statesIn(new Draft(evaluation), id, rules)

function statesIn(draft: Draft, id: DecisionId, rules: readonly AnyRule[]): readonly OptionState[] {
  const readers = rules.filter((rule) => rule.decisions.includes(id))
  return valuesOf(id).map((value): OptionState => {
    const undo = draft.change({ [id]: value })
    const findings = readers
      .flatMap((rule) => judge(rule, draft.scenario))
      .filter((finding) => finding.decisions.includes(id))
    draft.undo(undo)
    return stateFrom(value, findings)
  })
}

/** The values that a closed or boolean decision can take; none for an open one. */
export function valuesOf(id: DecisionId): readonly (string | boolean)[] {
  const decision = decisionOf(id)
  if (decision.kind === 'boolean') return [false, true]
  return decision.kind === 'closed' ? decision.choices().map(({ value }) => value) : []
}

/** The state of a value with the findings that are about it. */
function stateFrom(value: string | boolean, findings: readonly Finding[]): OptionState {
  const of = (severity: Finding['severity']) =>
    findings.filter((finding) => finding.severity === severity)
  const errors = of('error')
  if (errors.length > 0) return { value, state: 'blocked', because: errors }
  const unknowns = of('unknown')
  if (unknowns.length > 0) return { value, state: 'unknown', because: unknowns }
  const warnings = of('warning')
  if (warnings.length > 0) return { value, state: 'warning', because: warnings }
  return { value, state: 'ok', because: [] }
}
