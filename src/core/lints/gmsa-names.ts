import type { Manifest } from '../model/manifest.ts'
import { nodesAt, valueAt, type Node } from '../model/nodes.ts'
import { listsOfContainers } from './containers.ts'

/** The credential specs that a pod names: for all its containers, and for single ones. */
export const gmsaNamesIn = (manifest: Manifest): readonly Node[] =>
  gmsaOptionsIn(manifest, 'gmsaCredentialSpecName')

/** An option on a gMSA, where it is a text: for all containers of a pod, and for single ones. */
export function gmsaOptionsIn(
  { value, pod }: Manifest,
  option: 'gmsaCredentialSpecName' | 'gmsaCredentialSpec',
): readonly Node[] {
  if (!pod) return []
  const spec = [...pod.path, 'spec']
  const places = [
    spec,
    ...listsOfContainers.flatMap((list) =>
      nodesAt(value, spec, [list, '*']).map(({ path }) => path),
    ),
  ]
  return places.flatMap((place) => {
    const path = [...place, 'securityContext', 'windowsOptions', option]
    const name = valueAt(value, path)
    return typeof name === 'string' ? [{ path, value: name }] : []
  })
}
