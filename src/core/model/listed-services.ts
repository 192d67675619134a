import type { Place } from './finding.ts'
import type { Observation } from './observation.ts'
import { placeOf } from './observe.ts'
import { named } from './observed.ts'
import { parseAddress, type Address } from '../values/address.ts'

export interface ListedService {
  readonly name: string
  /** As kubectl lists it under CLUSTER-IP. */
  readonly raw: string
  readonly address: Address
  readonly place: Place
}

/** Services with an address of their own in a list of kubectl; the range of Services holds each. */
export const listedServices = (observations: readonly Observation[]): readonly ListedService[] =>
  named(observations, 'cluster.services').flatMap((one) => {
    const [name = '', type, raw = ''] = String(one.value).split(' ')
    const address = type === 'ClusterIP' ? parseAddress(raw) : undefined
    return address ? [{ name, raw, address, place: placeOf(one) }] : []
  })
