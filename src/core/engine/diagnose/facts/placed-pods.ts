import type { Observation } from '../../../model/observation.ts'
import { named } from '../../../model/observed.ts'

/** The subject of the node that each pod is on, by the subject of the pod; the last that is told counts. */
const nodesOfPods = (observations: readonly Observation[]): ReadonlyMap<string, string> =>
  new Map(
    named(observations, 'pod.node').flatMap(({ subject, raw }) =>
      // `kubectl describe` prints the address of the node behind its name.
      subject === undefined ? [] : [[subject, `node ${raw.split('/', 1)[0]}`] as const],
    ),
  )

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
