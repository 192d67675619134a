import { decisionIds } from '../../model/decisions.ts'
import { keysOf } from '../../values/keys.ts'
import type { Choices, DecisionId } from '../../model/scenario.ts'

/** Decisions with the values that they are changed to. */
export type Changes = Partial<Choices>

/** The decisions that are changed. */
export const idsOf = (changes: Changes) => keysOf(changes)

/** The same changes in the order of the decisions, however they were found. */
export const inOrder = (changes: Changes): Changes =>
  Object.fromEntries(decisionIds.filter((id) => id in changes).map((id) => [id, changes[id]]))

/** Changed decisions; the tag of an image and its release count as one. */
export const countOf = (changes: Changes): number =>
  idsOf(changes).length - ('image' in changes && 'imageRelease' in changes ? 1 : 0)

/** Whether a further change of this decision is part of one that counts already. */
export const isCounted = (id: DecisionId, changes: Changes) =>
  id in changes ||
  (id === 'image' && 'imageRelease' in changes) ||
  (id === 'imageRelease' && 'image' in changes)

/** Whether the changes are at least these. */
export const holds = (changes: Changes, part: Changes) =>
  idsOf(part).every((id) => isSame(changes[id], part[id]))

/** Whether two values of a decision are equal, lists item by item. */
export const isSame = (a: unknown, b: unknown) =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))

/** The same text for the same changes. */
export const keyOf = (changes: Changes) =>
  JSON.stringify(
    idsOf(changes)
      .toSorted()
      .map((id) => [id, changes[id]]),
  )
