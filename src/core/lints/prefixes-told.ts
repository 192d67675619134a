import { eksPool } from '../catalog/platforms/pools/eks.ts'
import { valueAt } from '../model/nodes.ts'
import type { Observation } from '../model/observation.ts'
import { named } from '../model/observed.ts'
import { ofKind, type AnyParsed } from '../model/parsed.ts'

/** Whether prefix delegation is on, by words or by the ConfigMap of the plugin. */
export function prefixesTold(
  observations: readonly Observation[],
  parsed: readonly AnyParsed[],
): boolean | undefined {
  const [told] = named(observations, 'eks.prefixDelegation')
  if (told) return told.value === true
  const map = ofKind(parsed, 'manifest').find(
    ({ value: { kind, name } }) => kind === 'ConfigMap' && name === 'amazon-vpc-cni',
  )
  return map && valueAt(map.value.value, ['data', eksPool.prefixes.value]) === 'true'
}
