import { ownerOfNetwork } from '../../catalog/cni/owner-of-network.ts'
import type { Place } from '../../model/finding.ts'
import type { Observation } from '../../model/observation.ts'
import { decided } from '../../model/observe.ts'

/** The plugin by whose name a network of pods goes; it may be left over from another one. */
export function pluginOfNetwork(name: string, place: Place): readonly Observation[] {
  const id = ownerOfNetwork(name)
  return id === undefined
    ? []
    : [decided('cni', id, name, place, { inferred: true, weight: 'default' })]
}
