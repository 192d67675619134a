import { nodesAt } from '../../model/nodes.ts'
import { decided, stated } from '../../model/observe.ts'
import type { Path } from '../../text/path.ts'
import type { KubernetesObject } from './object.ts'

type More = { readonly subject: string; readonly inferred: true }

/** The taints that the nodes of a pool register with. */
export function taintsOf({ at, manifest }: KubernetesObject, root: Path, more: More) {
  const taints = nodesAt(manifest.value, root, ['taints', '*']).flatMap(({ path }) => {
    const [key, value, effect] = ['key', 'value', 'effect'].map((name) => at(...path, name))
    return key && effect
      ? [{ key, text: `${key.raw}${value ? `=${value.raw}` : ''}:${effect.raw}` }]
      : []
  })
  const [first] = taints
  const all = taints.map(({ text }) => text).join(',')
  return first ? [decided('nodeTaint', all, first.key.raw, first.key.place, more)] : []
}

/** The group of the class, where its version was written too. */
export const versionedGroup = ({ at }: KubernetesObject, root: Path) =>
  [at(...root, 'nodeClassRef', 'group')].flatMap((group) =>
    group?.raw.includes('/') === true
      ? [stated('karpenter.classGroup', group.raw, group.raw, group.place)]
      : [],
  )
