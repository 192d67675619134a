import type { Place } from '../../model/finding.ts'
import type { Observation } from '../../model/observation.ts'
import type { Tree } from '../tree.ts'

const reference = /^\[(parameters|variables)\('([\w-]{1,80})'\)\]$/

/**
 * What a template for Azure tells where its values stand among its parameters or variables: a file of
 * parameters gives them, or their defaults hold.
 */
export function withParameters(
  tree: Tree,
  read: (tree: Tree) => readonly Observation[],
): readonly Observation[] {
  if (!tree.doc.text.includes("[parameters('") && !tree.doc.text.includes("[variables('")) {
    return read(tree)
  }
  const defaults: Place[] = []
  const leafAt: Tree['leafAt'] = (...path) => {
    const own = tree.leafAt(...path)
    const [, of, name = ''] = reference.exec(own?.raw ?? '') ?? []
    if (of === undefined) return own
    const given = of === 'parameters' ? tree.doc.named?.(`parameter ${name}`) : undefined
    if (given) return { value: given.raw, ...given }
    const found =
      of === 'parameters'
        ? tree.leafAt('parameters', name, 'defaultValue')
        : tree.leafAt('variables', name)
    if (!found || found.raw.startsWith('[')) return own
    if (of === 'parameters') defaults.push(found.place)
    return found
  }
  return read({ ...tree, leafAt }).map((one) =>
    defaults.some(({ line, column }) => one.line === line && one.column === column)
      ? { ...one, weight: 'default' as const }
      : one,
  )
}
