import { decisionIds } from '../model/decisions.ts'
import type { DecisionId, Scenario } from '../model/scenario.ts'

/** The decisions on which two scenarios differ; lists are the same if their items are. */
export const changedDecisions = (before: Scenario, after: Scenario): readonly DecisionId[] =>
  decisionIds.filter((id) => before[id] !== after[id] && !isSameList(before[id], after[id]))

const isSameList = (a: unknown, b: unknown) =>
  Array.isArray(a) &&
  Array.isArray(b) &&
  a.length === b.length &&
  a.every((item, i) => item === b[i])
