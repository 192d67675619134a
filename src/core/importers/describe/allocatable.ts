import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import type { Leaf } from '../tree.ts'
import { addressCapacity, addressResource } from './described-node-rows.ts'

type Cell = (key: string, under: string) => Pick<Leaf, 'raw' | 'place'> | undefined

/** What a described node can give to pods; of several nodes in one text nobody knows whose it is. */
export const allocatableOf = (
  { text }: Document,
  cell: Cell,
  subject: string,
): readonly Observation[] => {
  const addresses = cell(addressResource, 'Capacity')
  const isOne = (text.match(/^Name:\s/gm)?.length ?? 0) < 2
  return [
    ...(addresses
      ? [stated(addressCapacity, addresses.raw, addresses.raw, addresses.place, { subject })]
      : []),
    ...(isOne ? (['cpu', 'memory'] as const) : []).flatMap((key) => {
      const own = cell(key, 'Allocatable')
      return own
        ? [
            stated(`node.allocatable.${key}`, own.raw, own.raw, own.place, {
              subject,
              absent: true,
            }),
          ]
        : []
    }),
  ]
}
