import { delegating, filePlugin } from '../../catalog/cni/file-plugins.ts'
import type { Observation } from '../../model/observation.ts'

/** A file may show what Flannel makes of it: that of its delegate. */
export function isHandedOver(a: Observation, b: Observation): boolean {
  const values = [a.value, b.value]
  const other = values.find((value) => value !== delegating.type)
  return (
    a.file === b.file &&
    values.includes(delegating.type) &&
    typeof other === 'string' &&
    ['by-api-version', 'hcn'].includes(filePlugin(other)?.form ?? '')
  )
}
