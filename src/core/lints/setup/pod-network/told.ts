import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import { containsAddress, parseAddress, parseCidrList, type Cidr } from '../../../values/address.ts'
import { deciding } from '../../../model/observed.ts'

/** The one range that the input states in words for a decision; undefined where it states several. */
export function rangeTold(
  id: DecisionId,
  observations: readonly Observation[],
): { readonly range: Cidr; readonly place: Place } | undefined {
  const told = rangesTold(id, observations)
  const [range, ...others] = told?.ranges ?? []
  return told && range && others.length === 0 ? { range, place: told.place } : undefined
}

/** The ranges, one of each family, that the input states in words, where all that do say the same. */
export function rangesTold(id: DecisionId, observations: readonly Observation[]) {
  const told = deciding(observations, id).filter(
    ({ absent, inferred }) => absent !== true && inferred !== true,
  )
  const [first] = told
  const ranges = parseCidrList(String(first?.value))
  if (!first || !ranges?.length || told.some(({ value }) => value !== first.value)) return undefined
  return { ranges, text: String(first.value), place: placeOf(first) }
}

/** The range of Services that the route of a CNI file tells, where the address of the cluster's DNS lies in it. */
export function servicesRouted(observations: readonly Observation[]) {
  const [route, ...others] = deciding(observations, 'serviceCIDR').filter(
    ({ absent }) => absent !== true,
  )
  const [range] = parseCidrList(String(route?.value)) ?? []
  const isServed = deciding(observations, 'clusterDNS').some(({ absent, value }) => {
    const address = absent === true ? undefined : parseAddress(String(value))
    return address !== undefined && range !== undefined && containsAddress(range, address)
  })
  return route?.inferred === true && range && others.length === 0 && isServed
    ? { range, place: placeOf(route) }
    : undefined
}
