import { platforms } from '../../../catalog/platforms/index.ts'
import { rke2Runtime } from '../../../catalog/rke2-releases.ts'
import type { Observation } from '../../../model/observation.ts'
import { named } from '../../../model/observed.ts'
import type { Possible } from '../../lint/worlds.ts'

/** The distributions that made the nodes, by id. */
export const distributionsIn = (observations: readonly Observation[]): readonly unknown[] =>
  named(observations, 'cluster.distribution').map(({ value }) => value)

/** What follows of nodes from the distributions that made them, where nobody tells. */
export function withOwnNodes(possible: Possible, made: readonly unknown[]): Possible {
  if (made.length === 0) return possible
  const runtime = ofRke2(made) && !possible.containerRuntime ? [rke2Runtime.value] : undefined
  return {
    ...possible,
    ...(possible.platform ? {} : { platform: ownPlatforms }),
    ...(runtime ? { containerRuntime: runtime } : {}),
  }
}

/** A node that a distribution made is of no pool of a service. */
const ownPlatforms = Object.values(platforms).flatMap(({ id, pool }) =>
  pool === undefined ? [id] : [],
)

const ofRke2 = (made: readonly unknown[]) => made.every((id) => id === 'rke2')
