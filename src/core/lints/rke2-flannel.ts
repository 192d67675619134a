import { rke2 } from '../catalog/distributions.ts'
import { rke2FlannelFrom } from '../catalog/rke2-releases.ts'
import type { LintViolation } from '../model/lint.ts'
import type { Observation } from '../model/observation.ts'
import { placeOf } from '../model/observe.ts'
import { named } from '../model/observed.ts'
import { isBefore, minorOf } from '../values/version.ts'
import { faultAt } from './fault-at.ts'

const [oldest, since] = rke2.cni.value

/** The releases of RKE2 that somebody names. */
export const rke2Releases = (observations: readonly Observation[]): readonly string[] =>
  ['kubelet.version', 'kubernetes.serverVersion']
    .flatMap((name) => named(observations, name))
    .map(({ value }) => /^v?(\d+\.\d+\.\d+)\+rke2r\d/.exec(String(value))?.[1])
    .filter((one) => one !== undefined)

/** The first patch release that has something, where all of these are before it; of each line, and of those before the oldest. */
export function firstNotReached(
  releases: readonly string[],
  byMinor: Readonly<Record<string, string>>,
): string | undefined {
  const firsts = Object.entries(byMinor)
  const firstOf = (release: string) =>
    (firsts.find(([minor]) => minor === minorOf(release)) ??
      firsts.slice(0, 1).find(([minor]) => isBefore(minorOf(release), minor)))?.[1]
  const [release] = releases
  const isEarly = (one: string) => isBefore(one, firstOf(one) ?? one)
  return release !== undefined && releases.every(isEarly) ? firstOf(release) : undefined
}

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
