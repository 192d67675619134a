import { aksDefaults } from '../../catalog/platforms/pools/default-releases.ts'
import type { Observation } from '../../model/observation.ts'
import { decided, placeOf, stated } from '../../model/observe.ts'
import { deciding, named } from '../../model/observed.ts'
import { isWithin } from '../../values/version.ts'

/** A pool that is made without a release has the one that its platform takes with its Kubernetes. */
export const withDefaultRelease = (all: readonly Observation[]): readonly Observation[] => [
  ...all,
  ...named(all, 'pool.releaseLeftOut').flatMap((one) => {
    const more = {
      absent: true,
      inferred: true,
      ...(one.subject && { subject: one.subject }),
    } as const
    const versions = new Set(
      deciding(all, 'kubernetesVersion').flatMap(({ subject, value }) =>
        subject === one.subject ? [String(value)] : [],
      ),
    )
    const [version = '', ...others] = versions
    const found = aksDefaults.value.find(({ kubernetes }) => isWithin(version, kubernetes))
    if (version === '' || others.length > 0 || !found) return []
    return [
      stated('pool.aksDefault', found.release, '', placeOf(one), more),
      decided('windowsRelease', found.release, '', placeOf(one), more),
    ]
  }),
]
