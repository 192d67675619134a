import { nodesAt } from '../../model/nodes.ts'
import type { Observation } from '../../model/observation.ts'
import { decided, stated } from '../../model/observe.ts'
import type { Path } from '../../text/path.ts'
import type { Tree } from '../tree.ts'

/** The taints and the labels that the nodes of a pool get. */
export function registeredOf(
  tree: Tree,
  paths: readonly Path[],
  subject: string,
): readonly Observation[] {
  const at = (key: string) =>
    paths.map((path) => nodesAt(tree.value, [...path, key], ['*'])).find(({ length }) => length > 0)
  const taints = at('nodeTaints') ?? []
  const labels = at('nodeLabels') ?? []
  const [taint] = taints.flatMap(({ path }) => tree.leafAt(...path) ?? [])
  const [label] = labels.flatMap(({ path }) => tree.leafAt(...path) ?? [])
  return [
    ...(taint
      ? [
          decided(
            'nodeTaint',
            taints.map(({ value }) => String(value)).join(','),
            taint.raw,
            taint.place,
            { subject },
          ),
        ]
      : []),
    ...(label
      ? [
          stated(
            'pool.labels',
            labels.map(({ path, value }) => `${String(path.at(-1))}=${String(value)}`).join(','),
            label.raw,
            label.place,
            { subject },
          ),
        ]
      : []),
  ]
}
