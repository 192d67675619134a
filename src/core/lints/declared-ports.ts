import { nodesAt, valueAt } from '../model/nodes.ts'
import type { Parsed } from '../model/parsed.ts'

type Sent = Parsed<'manifest'>

/** Whether the Service sends to a port that a container of the pods declares. */
export function hasPortOf(service: Sent, pod: Sent): boolean {
  const declared = portsOf([pod])
  const wanted = nodesAt(service.value.value, ['spec'], ['ports', '*']).map(
    (one) => valueAt(one.value, ['targetPort']) ?? valueAt(one.value, ['port']),
  )
  return declared.some((one) =>
    ['name', 'containerPort'].some((key) => {
      const port = valueAt(one, [key])
      return port !== undefined && wanted.some((other) => other === port)
    }),
  )
}

/** What the containers of the pods declare. */
export const portsOf = (pods: readonly Sent[]): readonly unknown[] =>
  pods.flatMap(({ value: { value, pod } }) =>
    ['containers', 'initContainers'].flatMap((kind) =>
      nodesAt(value, [...(pod?.path ?? []), 'spec'], [kind, '*', 'ports', '*']).map(
        (one) => one.value,
      ),
    ),
  )
