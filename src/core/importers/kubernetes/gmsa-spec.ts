import { gmsa } from '../../catalog/workload/windows-options.ts'
import type { Reading } from '../../model/importer.ts'
import { nodesAt } from '../../model/nodes.ts'
import { stated } from '../../model/observe.ts'
import { isFilledIn } from '../../values/placeholder.ts'
import type { Leaf } from '../tree.ts'
import type { KubernetesObject } from './object.ts'

const { accounts, body, reader } = gmsa.objects

/** What a credential spec says of its account, its domain and who reads the password. */
export function readGmsaSpec({ at, manifest }: KubernetesObject): Reading {
  const own = (...path: readonly (string | number)[]) => at(body.value, ...path)
  const told = (name: string, leaf: Leaf | undefined) =>
    leaf && leaf.raw !== '' && !isFilledIn(leaf.raw)
      ? [stated(name, leaf.value, leaf.raw, leaf.place)]
      : []
  return {
    observations: [
      ...told('gmsa.spec', at('metadata', 'name')),
      ...nodesAt(manifest.value, [body.value], [...accounts.value, '*']).flatMap(({ path }) => {
        const [name, scope] = ['Name', 'Scope'].map((key) => at(...path, key))
        return name && scope && ![name, scope].some(({ raw }) => isFilledIn(raw))
          ? [stated('gmsa.account', `${scope.raw}\\${name.raw}`, name.raw, name.place)]
          : []
      }),
      ...told('gmsa.domain', own('DomainJoinConfig', 'DnsName')),
      // Without it the machine reads the password, as a member of the domain.
      ...told('gmsa.passwordReader', own(...reader.value.elsewhere, 'PluginGUID')),
    ],
  }
}
