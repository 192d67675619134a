import type { Observation } from '../model/observation.ts'
import { deciding, named } from '../model/observed.ts'
import { memoizeByObject } from '../values/memoize.ts'

/**
 * The nodes of a list that take pods of users, by system; undefined where no list tells which ones
 * are of the control plane.
 */
export const workersOf = memoizeByObject(
  (observations: readonly Observation[]): Workers | undefined => {
    const masters = named(observations, 'controlPlane.kubeletVersion')
    // Nobody sees the control plane of a managed cluster.
    const isManaged = deciding(observations, 'platform').some(({ value }) =>
      managed.some((id) => id === value),
    )
    if (masters.length === 0 && !isManaged) return undefined
    const places = new Set(masters.map(({ file, line }) => `${file}:${line}`))
    const workers = named(observations, 'kubelet.version').filter(
      ({ file, line }) => !places.has(`${file}:${line}`),
    )
    return {
      linux: workers.filter(({ subject }) => subject?.startsWith('linux ') === true),
      windows: workers.filter(({ subject }) => subject?.startsWith('node ') === true),
    }
  },
)

const managed = ['aks', 'eks', 'gke']

interface Workers {
  readonly linux: readonly Observation[]
  readonly windows: readonly Observation[]
}
