import { optionStates, type Choices, type DecisionId } from '../../core/plan.ts'
import { createRepairer } from '../../core/repair.ts'
import type { ScenarioCommand } from '../command.ts'
import { replacedIn } from '../input.ts'
import { evaluationOf } from '../printed.ts'

export const options: ScenarioCommand = {
  kind: 'scenario',
  id: 'options',
  usage: 'FILE',
  summary: 'the state of every value of every closed decision',
  options: [],
  start() {
    const repairer = createRepairer()
    return (input) => {
      const evaluation = evaluationOf({ ...input, findings: [] })
      const replaced = replacedIn(input)
      const states = [...optionStates(evaluation)].map(([id, values]) => [
        id,
        values.map(({ value, state, because }) => ({
          value,
          state,
          because: [...new Set(because.map((finding) => finding.id))],
          ...(state === 'blocked'
            ? needsOf(repairer.needs(evaluation, id, value), without(replaced, id))
            : {}),
        })),
      ])
      return { output: { options: Object.fromEntries(states) } }
    }
  },
}

const needsOf = (
  { changes, reason }: ReturnType<ReturnType<typeof createRepairer>['needs']>,
  replaced: Partial<Choices>,
) => (changes ? { needs: { ...replaced, ...changes } } : { needs: null, reason })

function without(replaced: Partial<Choices>, id: DecisionId): Partial<Choices> {
  const { [id]: _, ...others } = replaced
  return others
}
