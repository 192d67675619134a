import type { Observation } from '../../../model/observation.ts'
import type { DecisionId } from '../../../model/scenario.ts'

/** Which nodes or pools have a value. */
type Listed = ReadonlyMap<unknown, ReadonlySet<string>>

/** What the nodes that lists and descriptions tell, and the pools that are made, have: names, or releases of Windows. */
export function listedNodes(id: DecisionId, observations: readonly Observation[]): Listed {
  const found = new Map<unknown, Set<string>>()
  if (id !== 'nodeName' && id !== 'windowsRelease') return found
  for (const { decision, subject, value, absent } of observations) {
    if (decision !== id || absent === true || subject?.startsWith('node ') !== true) continue
    found.set(value, (found.get(value) ?? new Set()).add(subject))
  }
  return found
}

/** Each node of a list may have files of its own; where two nodes have two releases, words may tell of either. */
export function areTwoNodes(one: Observation, other: Observation, nodes: Listed): boolean {
  const [own, others] = [nodes.get(one.value), nodes.get(other.value)]
  if (!own || !others) return false
  if (one.decision !== 'windowsRelease') return one.file !== other.file
  return one.subject === undefined || one.subject !== other.subject
}
