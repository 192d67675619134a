import type { LintViolation } from '../model/lint.ts'
import { valueAt } from '../model/nodes.ts'
import type { Observation } from '../model/observation.ts'
import type { Parsed } from '../model/parsed.ts'

export type ManifestObject = Parsed<'manifest'>
export type ObjectCheck = (
  object: ManifestObject,
  windows: readonly Observation[],
  others: readonly ManifestObject[],
) => readonly LintViolation[]

/** Whether an object is of an API group. */
export const isOf = ({ value }: ManifestObject, group: string) =>
  String(valueAt(value.value, ['apiVersion'])).includes(group)
