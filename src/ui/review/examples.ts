import {
  decisionIds,
  decisionOf,
  initialChoices,
  type DecisionId,
  type Evaluation,
} from '../../core/plan.ts'

/** Decisions that still have the value that stands there as an example. */
export const examplesIn = ({ choices, scenario }: Evaluation): readonly DecisionId[] =>
  decisionIds.filter((id) => {
    const { example, relevant } = decisionOf(id)
    return example && choices[id] === initialChoices[id] && (relevant?.(scenario) ?? true)
  })
