import { choicesOf, decisionIds, decisionOf } from '../../core/plan.ts'
import type { PlainCommand } from '../command.ts'

export const decisions: PlainCommand = {
  kind: 'plain',
  id: 'decisions',
  usage: '',
  summary: 'every decision with its kind, values and default',
  options: [],
  run: () => ({
    output: decisionIds.map((id) => {
      const decision = decisionOf(id)
      const { kind, label, topic, initial } = decision
      return {
        id,
        kind,
        topic,
        label,
        values: kind === 'boolean' ? [false, true] : choicesOf(id).map(({ value }) => value),
        default: initial,
        ...(decision.auto ? { auto: true } : {}),
        ...(kind === 'number' ? { min: decision.min, max: decision.max } : {}),
      }
    }),
  }),
}
