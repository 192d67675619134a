import { cni } from '../../catalog/cni/index.ts'
import type { Place } from '../../model/finding.ts'
import type { Observation } from '../../model/observation.ts'
import { decided } from '../../model/observe.ts'

/** Networks that one plugin alone makes under this name; what several make, or anybody may choose, tells none. */
const named = Object.entries(cni).flatMap(([id, { modes }]) =>
  modes.flatMap(({ hnsNetworkName: { value, confidence } }) =>
    typeof value === 'string' ? [{ id, value, isSure: confidence === 'verified' }] : [],
  ),
)

/** Names with the identifier of an overlay in them end with a number. */
const isNamed = (name: string, { value }: { readonly value: string }) =>
  value.endsWith('{vni}')
    ? name.startsWith(value.slice(0, -'{vni}'.length)) && /\.\d{1,8}$/.test(name)
    : name === value

/** The plugin by whose name a network of pods goes; it may be left over from another one. */
export function pluginOfNetwork(name: string, place: Place): readonly Observation[] {
  const fitting = named.filter((one) => isNamed(name, one))
  const [first] = fitting
  return first?.isSure === true && fitting.every(({ id }) => id === first.id)
    ? [decided('cni', first.id, name, place, { inferred: true, weight: 'default' })]
    : []
}
