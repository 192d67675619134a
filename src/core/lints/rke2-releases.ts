import type { Observation } from '../model/observation.ts'
import { named } from '../model/observed.ts'
import { isBefore, minorOf } from '../values/version.ts'

/** The releases of RKE2 that somebody names. */
export const rke2Releases = (observations: readonly Observation[]): readonly string[] =>
  ['kubelet.version', 'kubernetes.serverVersion']
    .flatMap((name) => named(observations, name))
    .map(({ value }) => /^v?(\d+\.\d+\.\d+)\+rke2r\d/.exec(String(value))?.[1])
    .filter((one) => one !== undefined)

/**
 * The first patch release that has something, where all of these are before it; of each line, and of
 * those before the oldest.
 */
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
