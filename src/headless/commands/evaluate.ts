import { hasErrors } from '../../core/plan.ts'
import type { ScenarioCommand } from '../command.ts'
import { evaluationOf, printed } from '../printed.ts'

export const evaluate: ScenarioCommand = {
  kind: 'scenario',
  id: 'evaluate',
  usage: 'FILE [--today YYYY-MM-DD]',
  summary: 'what is wrong with a scenario',
  options: [],
  start:
    ({ today }) =>
    (input) => {
      const { findings } = evaluationOf(input, today)
      return { output: { findings: printed(findings) }, hasErrors: hasErrors(findings) }
    },
}
