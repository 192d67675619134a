import { isWithin } from '../../values/version.ts'
import { apiFields } from './api-fields.ts'
import { cni } from './cni.ts'
import { compute } from './compute.ts'
import type { Limitation } from './define.ts'
import { kubelet } from './kubelet.ts'
import { networking } from './networking.ts'
import { osNameFields } from './os-name-fields.ts'
import { security } from './security.ts'
import { storage } from './storage.ts'

export type { Coverage, FieldCase, Limitation, LimitationArea } from './define.ts'

/** Every limitation; loaded by the reference and the runbook when they are asked for. */
export const limitations: readonly Limitation[] = [
  ...compute,
  ...kubelet,
  ...storage,
  ...networking,
  ...cni,
  ...security,
  ...apiFields,
  ...osNameFields,
]

/** Those that hold for a Kubernetes minor; with choices, those that can concern them. */
export const limitationsOf = (
  minor: string,
  choices: Readonly<Record<string, unknown>> = {},
): readonly Limitation[] =>
  limitations.filter((limitation) => isWithin(minor, limitation) && concerns(limitation, choices))

const concerns = (
  { applies = {} }: Limitation,
  choices: Readonly<Record<string, unknown>>,
): boolean =>
  Object.entries(applies).every(
    ([decision, values]) =>
      choices[decision] === undefined || values.some((value) => value === choices[decision]),
  )
