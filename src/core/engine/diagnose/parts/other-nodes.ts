import type { Observation } from '../../../model/observation.ts'
import type { ClusterPart } from './cluster-parts.ts'

export type IsOfOther = (one: Observation) => boolean

/**
 * Whether something is told of a node that has a part of its own, as in a list of all nodes: it is no
 * setting of the node whose part it is read with.
 */
export function ofOtherNodes(part: ClusterPart, parts: readonly ClusterPart[]): IsOfOther {
  const others = new Set(
    parts.filter((one) => one !== part && one.of === 'nodes').map(({ label }) => hostOf(label)),
  )
  return ({ subject }) => subject !== undefined && others.has(hostOf(subject))
}

const hostOf = (name: string) => name.toLowerCase().split('.', 1)[0] ?? ''
