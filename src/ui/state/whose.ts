import type { DecisionId } from '../../core/plan.ts'

/** Stands among what is the user's where a plan was rebuilt from what somebody sent. */
export const rebuiltMark = '(rebuilt)'

/** Whether the plan was rebuilt from what somebody sent. */
export const isRebuilt = (mine: readonly string[]) => mine.includes(rebuiltMark)

/** What the user sets in a rebuilt plan is no assumption any more. */
export const withChosen = (mine: readonly string[], ids: readonly DecisionId[]) =>
  isRebuilt(mine) ? [...new Set([...mine, ...ids])] : mine
