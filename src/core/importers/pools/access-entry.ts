import type { Observation } from '../../model/observation.ts'
import { decided, stated } from '../../model/observe.ts'
import type { Cell } from './pool-text.ts'

/** The type of the entry by which the nodes of a role get into a cluster of EKS. */
export function accessEntryAt(
  { raw, place }: Exclude<Cell, undefined>,
  role: string,
): readonly Observation[] {
  const subject = `node pool ${role}`
  return [
    decided('platform', 'eks', raw, place, { subject, inferred: true }),
    stated('eks.accessEntryType', raw, raw, place, { subject }),
  ]
}
