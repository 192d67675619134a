import type { Observation } from '../../../model/observation.ts'

/** Where a role of Ansible keeps what holds unless anything else says otherwise. */
const defaults = /(?:^|[\\/])defaults[\\/][\w.-]{1,60}\.ya?ml$/

export const isOfRole = (file: string) => defaults.test(file)

/** What the defaults of a role tell gives way to what an inventory or a play tells. */
export const ofRole = (
  file: string,
  observations: readonly Observation[],
): readonly Observation[] =>
  isOfRole(file)
    ? observations.map((one) => ({ ...one, weight: 'default' as const }))
    : observations
