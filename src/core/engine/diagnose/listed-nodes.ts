import type { Observation } from '../../model/observation.ts'
import type { DecisionId } from '../../model/scenario.ts'

/** What the nodes that lists and descriptions tell, and the pools that are made, have: names, or releases of Windows. */
export const listedNodes = (
  id: DecisionId,
  observations: readonly Observation[],
): ReadonlySet<unknown> =>
  new Set(
    id === 'nodeName' || id === 'windowsRelease'
      ? observations.flatMap(({ decision, subject, value, absent }) =>
          decision === id && absent !== true && subject?.startsWith('node ') === true
            ? [value]
            : [],
        )
      : [],
  )

/** Each node of a list may have files of its own; where nodes have both releases, words may tell of either. */
export const areTwoNodes = (
  one: Observation,
  other: Observation,
  nodes: ReadonlySet<unknown>,
): boolean =>
  (one.file !== other.file || one.decision === 'windowsRelease') &&
  nodes.has(one.value) &&
  nodes.has(other.value)
