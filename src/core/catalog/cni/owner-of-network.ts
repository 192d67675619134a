import { cni, type CniId } from './index.ts'

const ids = Object.keys(cni).filter((id): id is CniId => Object.hasOwn(cni, id))

/**
 * Networks that one plugin makes under a name with its own in it; what several make, or anybody may choose, as `cbr0`,
 * tells none.
 */
const named = ids.flatMap((id) =>
  cni[id].modes.flatMap(({ hnsNetworkName: { value, confidence } }) =>
    typeof value === 'string' && value.toLowerCase().includes(id.split('-', 1)[0] ?? id)
      ? [{ id, value, isSure: confidence === 'verified' }]
      : [],
  ),
)

/** Names with the identifier of an overlay in them end with a number. */
const isNamed = (name: string, { value }: { readonly value: string }) =>
  value.endsWith('{vni}')
    ? name.startsWith(value.slice(0, -'{vni}'.length)) && /\.\d{1,8}$/.test(name)
    : name === value

/** The plugin by whose name a network of HNS goes. */
export function ownerOfNetwork(name: string): CniId | undefined {
  const fitting = named.filter((one) => isNamed(name, one))
  const [first] = fitting
  return first?.isSure === true && fitting.every(({ id }) => id === first.id) ? first.id : undefined
}
