import { operatingSystemOf } from '../../model/manifest.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import type { Path } from '../../text/path.ts'
import type { Leaf, Tree } from '../tree.ts'

/** Where the containers of a pod, and of what makes pods, stand. */
const pods: readonly Path[] = [
  ['spec'],
  ['spec', 'template', 'spec'],
  ['spec', 'jobTemplate', 'spec', 'template', 'spec'],
]

/** A manifest with the images that a kustomization beside it sets, each at the place that sets it. */
export function withSetImages(tree: Tree): Tree {
  const set = new Map<string, Leaf>()
  for (const pod of pods) {
    const isOfWindows = operatingSystemOf({ spec: valueAt(tree.value, pod) }) === 'windows'
    for (const list of ['containers', 'initContainers']) {
      for (const { path } of nodesAt(tree.value, [], [...pod, list, '*', 'image'])) {
        const found = setFor(tree, path, isOfWindows)
        if (found) set.set(path.join(' '), found)
      }
    }
  }
  if (set.size === 0) return tree
  return {
    ...tree,
    value: replaced(tree.value, [], set),
    leafAt: (...path) => set.get(path.join(' ')) ?? tree.leafAt(...path),
  }
}

/**
 * A base that is patched is not what runs, so what it says of itself does not meet the image. Where it
 * asks for Windows, both speak of the same.
 */
function setFor(tree: Tree, path: Path, isOfWindows: boolean): Leaf | undefined {
  const written = tree.leafAt(...path)?.raw ?? ''
  const [, name = '', tag = ''] = /^([^@\s]+?)(:[\w.-]+)?(?:@\S+)?$/.exec(written) ?? []
  const given =
    name === ''
      ? undefined
      : (tree.doc.named?.(`image ${name}`) ??
        (isOfWindows ? tree.doc.named?.(`image ${name} of a patched base`) : undefined))
  if (!given) return undefined
  const raw = /[:@][^/]*$/.test(given.raw) ? given.raw : `${given.raw}${tag}`
  return raw === written ? undefined : { value: raw, raw, place: given.place }
}

function replaced(value: unknown, path: Path, set: ReadonlyMap<string, Leaf>): unknown {
  const own = set.get(path.join(' '))
  if (own) return own.value
  if (Array.isArray(value)) return value.map((one, i) => replaced(one, [...path, i], set))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, replaced(one, [...path, key], set)]),
  )
}
