import type { Observation } from '../../model/observation.ts'
import { decided, stated } from '../../model/observe.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import type { Path } from '../../text/path.ts'
import { parseAddress } from '../../values/address.ts'
import type { Tree } from '../tree.ts'

/** What policies of endpoints tell: the list of exceptions, and where a packet keeps its own address. */
export function policies(tree: Tree, path: Path): readonly Observation[] {
  const lists: readonly Path[] = [
    ['delegate', 'policies'],
    ['policies'],
    ['AdditionalArgs'],
    ['delegate', 'AdditionalArgs'],
  ]
  return lists.flatMap((list) =>
    nodesAt(tree.value, [...path, ...list], ['*']).flatMap((policy) => policyIn(tree, policy.path)),
  )
}

const exceptionLists = [
  ['ExceptionList'],
  ['Settings', 'Exceptions'],
  ['Settings', 'ExceptionList'],
]

function policyIn(tree: Tree, path: Path): readonly Observation[] {
  const found: Observation[] = []
  for (const value of ['value', 'Value']) {
    const type = tree.leafAt(...path, value, 'Type')?.raw.toLowerCase()
    const at = (key: string) =>
      tree.leafAt(...path, value, 'Settings', key) ?? tree.leafAt(...path, value, key)
    if (type === 'outboundnat') {
      for (const below of exceptionLists) {
        const list = valueAt(tree.value, [...path, value, ...below])
        if (!Array.isArray(list)) continue
        const text = list.map(String).join(',')
        found.push(
          stated('cni.exceptionList', list, text, tree.placeOf([...path, value, ...below])),
        )
      }
    }
    const prefix = at('DestinationPrefix')
    if ((type === 'route' || type === 'sdnroute') && prefix && prefix.raw !== '') {
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
  }
  return found
}
