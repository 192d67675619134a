import type { Observation } from '../model/observation.ts'
import { deciding, named } from '../model/observed.ts'

/** What tells that the cluster has a Windows node: its release, or that there is one at all. */
export const windowsNodeIn = (observations: readonly Observation[]): Observation | undefined =>
  deciding(observations, 'windowsRelease').find(({ absent }) => absent !== true) ??
  named(observations, 'node.os')[0]
