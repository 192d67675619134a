import type { Observation } from '../../model/observation.ts'
import { decided, stated } from '../../model/observe.ts'
import { nodesAt, pathAsWritten, valueAt } from '../../model/nodes.ts'
import type { Path } from '../../text/path.ts'
import { parseAddress } from '../../values/address.ts'
import { isPlaceholder } from '../../values/placeholder.ts'
import type { Tree } from '../tree.ts'

/** What policies of endpoints tell: the list of exceptions, and where a packet keeps its own address. */
export function policies(tree: Tree, path: Path): readonly Observation[] {
  const lists: readonly Path[] = [
    ['delegate', 'policies'],
    ['policies'],
    ['AdditionalArgs'],
    ['delegate', 'AdditionalArgs'],
  ]
  const plugin = valueAt(tree.value, path)
  return lists.flatMap((list) =>
    nodesAt(plugin, pathAsWritten(plugin, list), ['*']).flatMap((policy) =>
      policyIn(tree, [...path, ...policy.path]),
    ),
  )
}

const exceptionLists = [
  ['ExceptionList'],
  ['Settings', 'Exceptions'],
  ['Settings', 'ExceptionList'],
]

function policyIn(tree: Tree, path: Path): readonly Observation[] {
  const found: Observation[] = []
  const policy = valueAt(tree.value, path)
  const pathOf = (...below: readonly string[]) => [
    ...path,
    ...pathAsWritten(policy, ['Value', ...below]),
  ]
  const type = tree.leafAt(...pathOf('Type'))?.raw.toLowerCase()
  const at = (key: string) => tree.leafAt(...pathOf('Settings', key)) ?? tree.leafAt(...pathOf(key))
  if (type === 'outboundnat') {
    for (const below of exceptionLists) {
      const place = pathOf(...below)
      const list = valueAt(tree.value, place)
      if (!Array.isArray(list)) continue
      const text = list.map(String).join(',')
      found.push(stated('cni.exceptionList', list, text, tree.placeOf(place)))
    }
  }
  const prefix = at('DestinationPrefix')
  if (
    (type === 'route' || type === 'sdnroute') &&
    prefix &&
    prefix.raw !== '' &&
    !isPlaceholder(prefix.raw)
  ) {
    const isHost = prefix.raw.endsWith('/32')
    found.push(
      stated(isHost ? 'cni.hostRoute' : 'cni.serviceRoute', prefix.raw, prefix.raw, prefix.place),
    )
    if (!isHost)
      found.push(decided('serviceCIDR', prefix.raw, prefix.raw, prefix.place, { inferred: true }))
  }
  const provider = at('ProviderAddress')
  if (type === 'provideraddress' && provider && parseAddress(provider.raw)) {
    found.push(
      decided('nodeIP', provider.raw, provider.raw, provider.place),
      stated('cni.providerAddress', provider.raw, provider.raw, provider.place),
    )
  }
  return found
}
