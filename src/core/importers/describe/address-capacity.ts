import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import type { Leaf } from '../tree.ts'
import { addressCapacity, addressResource } from './described-node-rows.ts'

type Cell = (key: string, under: string) => Pick<Leaf, 'raw' | 'place'> | undefined

/** How many addresses a described node of EKS has for pods. */
export function addressCapacityOf(cell: Cell, subject: string): readonly Observation[] {
  const own = cell(addressResource, 'Capacity')
  return own ? [stated(addressCapacity, own.raw, own.raw, own.place, { subject })] : []
}
