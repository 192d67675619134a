import {
  decisionIds,
  evaluate,
  optionStates,
  type Choices,
  type DecisionId,
} from '../../core/plan.ts'
import { needs } from '../../core/repair.ts'
import type { ScenarioCommand } from '../command.ts'
import { replacedIn } from '../input.ts'
import { evaluationOf } from '../printed.ts'

export const options: ScenarioCommand = {
  kind: 'scenario',
  id: 'options',
  usage: 'FILE',
  summary: 'the state of every value of every closed decision',
  options: [],
  start: () => (input) => {
    const evaluation = evaluationOf({ ...input, findings: [] })
    const replaced = replacedIn(input)
    const needsOf = (id: DecisionId, value: Choices[DecisionId]) => {
      const { changes, reason } = needs(evaluation, id, value)
      if (!changes) return { needs: null, reason }
      const { [id]: _, ...others } = replaced
      return { needs: concrete({ ...others, ...changes }, { ...input.choices, [id]: value }) }
    }
    const states = [...optionStates(evaluation)].map(([id, values]) => [
      id,
      values.map(({ value, state, because }) => ({
        value,
        state,
        because: [...new Set(because.map((finding) => finding.id))],
        ...(state === 'blocked' ? needsOf(id, value) : {}),
      })),
    ])
    return { output: { options: Object.fromEntries(states) } }
  },
}

/** Changes with what automatic values are once all is changed. */
function concrete(changes: Partial<Choices>, choices: Choices): Partial<Choices> {
  const automatic = decisionIds.filter((id) => changes[id] === 'auto')
  if (automatic.length === 0) return changes
  const { scenario } = evaluate({ ...choices, ...changes })
  return { ...changes, ...Object.fromEntries(automatic.map((id) => [id, scenario[id]])) }
}
