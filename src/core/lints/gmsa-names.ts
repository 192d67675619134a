import type { Manifest } from '../model/manifest.ts'
import { nodesAt, valueAt, type Node } from '../model/nodes.ts'
import { listsOfContainers } from './containers.ts'

const option = ['securityContext', 'windowsOptions', 'gmsaCredentialSpecName']

/** The credential specs that a pod names: for all its containers, and for single ones. */
export function gmsaNamesIn({ value, pod }: Manifest): readonly Node[] {
  if (!pod) return []
  const spec = [...pod.path, 'spec']
  const places = [
    spec,
    ...listsOfContainers.flatMap((list) =>
      nodesAt(value, spec, [list, '*']).map(({ path }) => path),
    ),
  ]
  return places.flatMap((place) => {
    const path = [...place, ...option]
    const name = valueAt(value, path)
    return typeof name === 'string' ? [{ path, value: name }] : []
  })
}
