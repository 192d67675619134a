import type { Observation } from '../../../model/observation.ts'
import { named } from '../../../model/observed.ts'

/** The subject of the node that each pod is on, by the subject of the pod, where that is told once. */
function nodesOfPods(observations: readonly Observation[]): ReadonlyMap<string, string> {
  const nodes = new Map<string, string>()
  const moved = new Set<string>()
  for (const { subject, raw } of named(observations, 'pod.node')) {
    if (subject === undefined) continue
    // `kubectl describe` prints the address of the node behind its name.
    const node = `node ${raw.split('/', 1)[0]}`
    const before = nodes.get(subject)
    if (before !== undefined && before !== node) moved.add(subject)
    nodes.set(subject, node)
  }
  return new Map([...nodes].filter(([subject]) => !moved.has(subject)))
}

/** One of them moved to the front, where there is one. */
export const withFirst = <T>(all: readonly T[], first: T | undefined): readonly T[] =>
  first === undefined ? all : [first, ...all.filter((one) => one !== first)]

/** The node that a pod is on, where both are told. */
export function createNodeOf<T>(
  observations: readonly Observation[],
  nodes: ReadonlyMap<string, T>,
): (pod: string) => T | undefined {
  const placed = nodesOfPods(observations)
  return (pod) => nodes.get(placed.get(pod) ?? '')
}
