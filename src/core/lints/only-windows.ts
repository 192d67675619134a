import type { Observation } from '../model/observation.ts'
import { deciding } from '../model/observed.ts'

/** Somebody told of a Windows host, and of no node with Linux. */
export const isAllOfWindows = (observations: readonly Observation[]): boolean =>
  deciding(observations, 'windowsRelease').length > 0 &&
  !observations.some(({ subject }) => subject?.startsWith('linux ') === true)
