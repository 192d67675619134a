import { hotPatch } from '../../../catalog/windows/hot-patch.ts'
import type { Observation } from '../../../model/observation.ts'

const takers: ReadonlySet<unknown> = new Set(hotPatch.releases.value)

/** Where hosts take hotpatches, a revision does not tell which updates a host has, and decides nothing. */
export function withoutHotPatched(observations: readonly Observation[]): readonly Observation[] {
  const releases = observations.filter(({ decision }) => decision === 'windowsRelease')
  return observations.some(({ name }) => name === 'host.hotpatch') &&
    releases.every(({ value }) => takers.has(value))
    ? observations.filter(({ decision }) => decision !== 'windowsRevision')
    : observations
}
