import { rke2 } from '../catalog/distributions.ts'
import { rke2FlannelFrom } from '../catalog/rke2-releases.ts'
import type { LintViolation } from '../model/lint.ts'
import type { Observation } from '../model/observation.ts'
import { placeOf } from '../model/observe.ts'
import { named } from '../model/observed.ts'
import { faultAt } from './fault-at.ts'
import { firstNotReached, rke2Releases } from './rke2-releases.ts'

const [oldest, since] = rke2.cni.value

/** Flannel in a release of RKE2 whose Windows agents know Calico alone; what the agents have may be newer. */
export function flannelTooEarly(observations: readonly Observation[]): readonly LintViolation[] {
  const releases = rke2Releases(observations)
  const [release = ''] = releases
  const first = firstNotReached(releases, rke2FlannelFrom.value)
  if (first === undefined) return []
  return named(observations, 'rke2.cni')
    .filter(({ value }) => value === since)
    .map((one) =>
      faultAt(
        placeOf(one),
        'unsupported',
        `The servers of RKE2 ${release} use ${since}, which its Windows agents have from ${first} on; before that they take ${oldest} alone.`,
        rke2FlannelFrom,
        {
          remediation: `Update RKE2 to ${first} or later, or make the cluster with cni: ${oldest}.`,
        },
      ),
    )
}
