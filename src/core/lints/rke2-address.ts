import { rke2AddressFrom } from '../catalog/rke2-releases.ts'
import type { LintViolation } from '../model/lint.ts'
import type { Observation } from '../model/observation.ts'
import { placeOf } from '../model/observe.ts'
import { named } from '../model/observed.ts'
import { faultAt } from './fault-at.ts'
import { firstNotReached, rke2Releases } from './rke2-releases.ts'

/** How Calico is told to find the address of a node, in a release whose Windows agents do not read it. */
export function addressNotRead(observations: readonly Observation[]): readonly LintViolation[] {
  const releases = rke2Releases(observations)
  const [release = ''] = releases
  const first = firstNotReached(releases, rke2AddressFrom.value)
  if (first === undefined) return []
  return named(observations, 'calico.addressDetection')
    .slice(0, 1)
    .map((one) =>
      faultAt(
        placeOf(one),
        'unsupported',
        `Windows agents of RKE2 ${release} do not read how Calico is to find the address of a node (${String(one.value)}); those of ${first} do.`,
        rke2AddressFrom,
        { remediation: `Update RKE2 to ${first} or a later line.` },
      ),
    )
}
