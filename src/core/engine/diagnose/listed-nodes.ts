import type { Observation } from '../../model/observation.ts'
import type { DecisionId } from '../../model/scenario.ts'

/** The names of the nodes that lists and descriptions tell, where names are compared. */
export const listedNodes = (
  id: DecisionId,
  observations: readonly Observation[],
): ReadonlySet<unknown> =>
  new Set(
    id === 'nodeName'
      ? observations.flatMap(({ decision, subject, value }) =>
          decision === id && subject?.startsWith('node ') === true ? [value] : [],
        )
      : [],
  )

/** Each node of a list may have files of its own. */
export const areTwoNodes = (
  one: Observation,
  other: Observation,
  nodes: ReadonlySet<unknown>,
): boolean => one.file !== other.file && nodes.has(one.value) && nodes.has(other.value)
