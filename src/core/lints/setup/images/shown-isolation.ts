import { isolation } from '../../../catalog/isolation.ts'
import { systemOfPod } from '../../../model/manifest.ts'
import type { Observation } from '../../../model/observation.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind, type AnyParsed } from '../../../model/parsed.ts'

/** Whether nothing beside the words shows, or may show, how pods are isolated. */
export const isShownByNothing = (
  observations: readonly Observation[],
  parsed: readonly AnyParsed[],
): boolean =>
  deciding(observations, 'useRuntimeClass').length === 0 &&
  named(observations, 'isolation.mentioned').length === 0 &&
  !hasOwnGuests(observations) &&
  !ofKind(parsed, 'manifest').some(
    ({ value }) => !value.isDescribed && systemOfPod(value) === 'windows',
  )

/** A handler for virtual machines that somebody added to those of containerd is for some of the pods. */
const hasOwnGuests = (observations: readonly Observation[]) =>
  named(observations, 'containerd.runtimes')
    .flatMap(({ value }) => (Array.isArray(value) ? value.map(String) : [String(value)]))
    .some((name) => /hyper-?v/i.test(name) && name !== isolation.hyperv.runtimeClass.handler)
