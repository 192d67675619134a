import type { Observation } from '../model/observation.ts'
import { deciding, named } from '../model/observed.ts'

/** Whether somebody tells of Windows nodes, by a pool or by a release. */
export const hasWindowsPool = (observations: readonly Observation[]): boolean =>
  named(observations, 'pool.windowsTold').length > 0 ||
  deciding(observations, 'windowsRelease').some(({ absent }) => absent !== true) ||
  deciding(observations, 'joinMethod').some(
    ({ subject }) => subject?.startsWith('node pool ') === true,
  )
