import { platforms } from '../../../catalog/platforms/index.ts'
import type { Possible } from '../../lint/worlds.ts'

/** The platforms that a node may be on of which nobody tells: one that a distribution made is of no pool of a service. */
export function withOwnNodes(possible: Possible, isSelfMade: boolean): Possible {
  if (possible.platform || !isSelfMade) return possible
  const own = Object.values(platforms).flatMap(({ id, pool }) => (pool === undefined ? [id] : []))
  return { ...possible, platform: own }
}
