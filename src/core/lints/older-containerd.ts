import { containerd } from '../catalog/runtimes/containerd.ts'
import type { Observation } from '../model/observation.ts'
import { deciding } from '../model/observed.ts'
import { isBefore, isVersion } from '../values/version.ts'

/** A containerd that somebody told, where it and each other one come before a release, and no other runtime is told. */
export function olderContainerd(
  observations: readonly Observation[],
  release: string,
): Observation | undefined {
  const told = deciding(observations, 'runtimeVersion')
  const isSure =
    deciding(observations, 'containerRuntime').every(({ value }) => value === containerd.id) &&
    told.every(({ value }) => isVersion(String(value)) && isBefore(String(value), release))
  return isSure ? told[0] : undefined
}
