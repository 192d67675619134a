import { catalog } from './catalog/catalog.ts'
import type { Evaluation } from './engine/evaluate.ts'
import { createEvaluator } from './engine/evaluator.ts'
import {
  optionStates as optionStatesWith,
  statesOf as statesWith,
  type OptionStates,
} from './engine/options.ts'
import { readScenarioFile as readWith } from './engine/scenario-file.ts'
import { fromQuery as fromQueryWith } from './engine/share.ts'
import type { Choice } from './model/decision.ts'
import { decisionOf } from './model/decisions.ts'
import type { Choices, DecisionId, Scenario } from './model/scenario.ts'

/** Planning: decisions, presets, findings, option states and the forms that a scenario travels in. */
export { catalogDate, catalogVersion } from './catalog/catalog.ts'
export type { SourceRef } from './catalog/fact.ts'
export { byGravity, hasErrors, type Evaluation } from './engine/evaluate.ts'
export { appName, appVersion } from './engine/header.ts'
export { stateFrom, type OptionState, type OptionStates, type State } from './engine/options.ts'
export { toScenarioFile } from './engine/scenario-file.ts'
export { toQuery } from './engine/share.ts'
export type { AnyDecision, Choice, TopicId } from './model/decision.ts'
export { topics } from './model/decision.ts'
export { decisionIds, decisionOf } from './model/decisions.ts'
export type { Finding, Severity } from './model/finding.ts'
export { initialChoices } from './model/presets/define.ts'
export { presets } from './model/presets/index.ts'
export type { Choices, DecisionId, Scenario } from './model/scenario.ts'

export const evaluate: (choices: Choices) => Evaluation = createEvaluator({ catalog })
export const optionStates = (evaluation: Evaluation): OptionStates =>
  optionStatesWith(evaluation, { catalog })
export const statesOf = (id: DecisionId, evaluation: Evaluation) =>
  statesWith(id, evaluation, { catalog })
export const fromQuery = (query: string) => fromQueryWith(query, catalog)
export const readScenarioFile = (text: string) => readWith(text, catalog)

/** What a decision would be if it were left to the app, all else as it is; none where that is no choice. */
export const automaticOf = (id: DecisionId, scenario: Scenario) =>
  decisionOf(id).auto?.resolve(scenario, catalog)

/** The values of a closed decision as a user sees them; empty for an open one. */
export function choicesOf(id: DecisionId): readonly Choice<string>[] {
  const decision = decisionOf(id)
  return decision.kind === 'closed' ? decision.choices(catalog) : []
}
