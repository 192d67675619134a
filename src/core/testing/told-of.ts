import { plainValue } from '../model/readers.ts'
import type { DecisionId, Scenario, Values } from '../model/scenario.ts'

/** A resolved scenario as somebody would tell it: text for what was read. */
export const toldOf = (scenario: Scenario): Partial<Values> =>
  Object.fromEntries(
    Object.entries(scenario).map(([id, value]: [string, Scenario[DecisionId]]) => [
      id,
      plainValue(value),
    ]),
  )
