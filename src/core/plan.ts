import type { Choice } from './model/decision.ts'
import { decisionOf } from './model/decisions.ts'
import type { DecisionId, Scenario } from './model/scenario.ts'

/** Planning: decisions, presets, findings, option states and the forms that a scenario travels in. */
export { catalogDate, catalogVersion } from './catalog/catalog.ts'
export type { SourceRef } from './catalog/fact.ts'
export { isCatalogOld } from './engine/catalog-age.ts'
export { byGravity, evaluate, hasErrors, type Evaluation } from './engine/evaluate.ts'
export { appName, appVersion } from './engine/app-version.ts'
export { recommendationFor } from './derived/recommendation.ts'
export { optionStates, statesOf, type OptionState, type State } from './engine/options.ts'
export { fromQuery, toQuery } from './engine/share.ts'
export { maxListItems, maxTextLength } from './engine/values.ts'
export type { Choice, TopicId } from './model/decision.ts'
export { topics } from './model/decision.ts'
export { decisionIds, decisionOf } from './model/decisions.ts'
export type { Finding, Severity } from './model/finding.ts'
export { isManaged } from './model/managed-plan.ts'
export { initialChoices } from './model/presets/define.ts'
export { presets } from './model/presets/index.ts'
export { plainValue } from './model/readers.ts'
export type { Choices, DecisionId, Scenario, Values } from './model/scenario.ts'
export type { Address, Cidr } from './values/address.ts'
export type { Parsed } from './values/parsed.ts'
export { isDay } from './values/date.ts'
export { keysOf } from './values/keys.ts'

/** What a decision would be if it were left to the app, all else as it is; none where that is no choice. */
export const automaticOf = (id: DecisionId, scenario: Scenario) =>
  decisionOf(id).auto?.resolve(scenario)

/** The values of a closed decision as a user sees them; empty for an open one. */
export function choicesOf(id: DecisionId): readonly Choice<string>[] {
  const decision = decisionOf(id)
  return decision.kind === 'closed' ? decision.choices() : []
}
