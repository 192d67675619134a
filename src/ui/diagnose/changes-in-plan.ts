import type { Diagnosis } from '../../core/diagnose.ts'
import { keysOf, type Choices, type DecisionId } from '../../core/plan.ts'
import { valueText } from '../components/value-text.ts'

export interface PlanChange {
  readonly id: DecisionId
  /** Empty where nothing goes. */
  readonly from: string
  /** Empty where nothing comes. */
  readonly to: string
}

/** What a suggestion changes of what was told: of a list the entries that go and come. */
export function changesInPlan(
  suggestion: Partial<Choices>,
  { scenario, observations }: Pick<Diagnosis, 'scenario' | 'observations'>,
): readonly PlanChange[] {
  return keysOf(suggestion).flatMap((id): readonly PlanChange[] => {
    const now = scenario[id]
    const next = suggestion[id] ?? ''
    if (typeof next === 'object') {
      const listed = typeof now === 'object' ? now : []
      // What follows from a list that leaves it out stands in no text.
      const told = observations.flatMap(({ decision, value }) =>
        decision === id && Array.isArray(value) ? value.map(String) : [],
      )
      const gone = listed.filter((one) => !next.includes(one) && told.includes(one))
      const come = next.filter((one) => !listed.includes(one))
      return gone.length + come.length === 0
        ? []
        : [{ id, from: gone.join(', '), to: come.join(', ') }]
    }
    const from = now === undefined ? 'not told' : valueText(id, now)
    const to = valueText(id, next)
    return from === to ? [] : [{ id, from, to }]
  })
}
