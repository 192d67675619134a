import { platforms } from '../../catalog/platforms/index.ts'
import type { Observation } from '../../model/observation.ts'
import type { DecisionId } from '../../model/scenario.ts'
import type { Possible } from '../lint/worlds.ts'

/**
 * The platforms that a node may be on of which nobody tells: one that a distribution made is of no
 * pool of a service, and those of AKS have names that begin so.
 */
export function withOwnNodes(
  possible: Possible,
  observed: ReadonlyMap<DecisionId, readonly Observation[]>,
  isSelfMade: boolean,
): Possible {
  if (possible.platform) return possible
  const names = observed.get('nodeName') ?? []
  const isOfAks = names.length === 0 || names.some(({ value }) => /^aks/i.test(String(value)))
  if (!isSelfMade && isOfAks) return possible
  const left = Object.values(platforms).flatMap(({ id, pool }) =>
    (isSelfMade ? pool === undefined : id !== 'aks') ? [id] : [],
  )
  return { ...possible, platform: left }
}
