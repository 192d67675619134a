import { containerd } from '../catalog/runtimes/containerd.ts'
import type { Observation } from '../model/observation.ts'
import { deciding } from '../model/observed.ts'
import { includesRelease, isVersion } from '../values/version.ts'

/** A containerd that somebody told, where it and each other one lie between two releases, and no other runtime is told. */
export function olderContainerd(
  observations: readonly Observation[],
  before: string,
  from = '0',
): Observation | undefined {
  const told = deciding(observations, 'runtimeVersion')
  const isSure =
    deciding(observations, 'containerRuntime').every(({ value }) => value === containerd.id) &&
    told.every(
      ({ value }) => isVersion(String(value)) && includesRelease({ from, before }, String(value)),
    )
  return isSure ? told[0] : undefined
}
