import { toManifest, type Manifest } from '../../model/manifest.ts'
import { valueAt } from '../../model/nodes.ts'
import type { Path } from '../../text/path.ts'
import type { Tree } from '../tree.ts'
import { wrappedIn } from './wrapped.ts'

/** An object in a tree, at a path of its own where it stands in a list. */
export interface ObjectIn {
  readonly tree: Tree
  readonly path: Path
  readonly manifest: Manifest
}

/** Lists of lists are no lists of objects. */
const deepest = 20

/** The objects of a tree: itself, those of its list, and those that it holds for others. */
export function objectsIn(tree: Tree, path: Path): readonly ObjectIn[] {
  const items = valueAt(tree.value, [...path, 'items'])
  const kind = valueAt(tree.value, [...path, 'kind'])
  if (Array.isArray(items) && String(kind).endsWith('List') && path.length < deepest) {
    return items.flatMap((_, i) => objectsIn(tree, [...path, 'items', i]))
  }
  // Items of such a list, without what stands above them.
  if (Array.isArray(tree.value) && path.length === 0)
    return tree.value.flatMap((_, i) => objectsIn(tree, [i]))
  const manifest = toManifest(withKind(valueAt(tree.value, path), tree.value, path))
  const wrapped = path.length < deepest ? wrappedIn(tree.value, path) : []
  return [
    ...(manifest ? [{ tree, path, manifest }] : []),
    ...wrapped.flatMap((below) => objectsIn(tree, below)),
  ]
}

/** The API server names the kind of what is in a list at the list alone. */
function withKind(value: unknown, root: unknown, path: Path): unknown {
  const kind = /^(\w+)List$/.exec(String(valueAt(root, [...path.slice(0, -2), 'kind'])))?.[1]
  const isItem = path.at(-2) === 'items' && kind !== undefined
  if (!isItem || typeof value !== 'object' || value === null || 'kind' in value) return value
  return { apiVersion: valueAt(root, [...path.slice(0, -2), 'apiVersion']), kind, ...value }
}
