import type { Observation } from '../../model/observation.ts'
import { decided, placeOf } from '../../model/observe.ts'
import { deciding } from '../../model/observed.ts'

/** A pool without a version of its own is made with that of its cluster. */
export function withClusterVersion(all: readonly Observation[]): readonly Observation[] {
  const [told, ...others] = deciding(all, 'controlPlaneVersion')
  const pools = deciding(all, 'joinMethod')
  const versioned = new Set(deciding(all, 'kubernetesVersion').map(({ subject }) => subject))
  if (!told || others.some(({ value }) => value !== told.value)) return all
  return [
    ...all,
    ...pools
      .filter(({ subject }) => !versioned.has(subject))
      .slice(0, 1)
      .map(({ subject = '' }) =>
        decided('kubernetesVersion', String(told.value), told.raw, placeOf(told), {
          subject,
          inferred: true,
          ...(told.weight === undefined ? {} : { weight: told.weight }),
        }),
      ),
  ]
}
