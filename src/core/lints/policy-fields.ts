import type { LintViolation } from '../model/lint.ts'
import type { Manifest } from '../model/manifest.ts'
import { nodesAt, valueAt } from '../model/nodes.ts'

type Path = LintViolation['path']

/** A field that a policy writes into each pod, as limits name it, and where the policy says so. */
export interface WrittenField {
  readonly field: string
  readonly path: Path
  /** The only namespaces that it is for. */
  readonly namespaces?: readonly string[]
  readonly excluded?: readonly string[]
}

/** Of policies of Kyverno and Gatekeeper that change pods, and leave none of Windows out. */
export function fieldsWrittenBy({ kind, value }: Manifest): readonly WrittenField[] {
  const api = String(valueAt(value, ['apiVersion']))
  if (api.startsWith('kyverno.io/') && /^(?:Cluster)?Policy$/.test(kind)) return ofKyverno(value)
  if (api.startsWith('mutations.gatekeeper.sh/') && kind === 'Assign') return ofGatekeeper(value)
  return []
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

const isPod = (kinds: readonly string[]) => kinds.some((one) => /(?:^|\/)(?:Pod|\*)$/.test(one))

function ofKyverno(value: unknown): readonly WrittenField[] {
  return nodesAt(value, ['spec', 'rules'], ['*']).flatMap(({ path, value: rule }) => {
    const patch = valueAt(rule, ['mutate', 'patchStrategicMerge', 'spec'])
    if (patch === undefined || /windows/i.test(JSON.stringify(rule))) return []
    const resources = [
      valueAt(rule, ['match', 'resources']),
      ...['any', 'all'].flatMap((list) =>
        nodesAt(rule, ['match', list], ['*', 'resources']).map((one) => one.value),
      ),
    ].filter((one) => one !== undefined)
    const kinds = resources.flatMap((one) => texts(valueAt(one, ['kinds'])))
    const isPicked = resources.some((one) =>
      ['selector', 'namespaceSelector', 'annotations', 'names', 'name'].some(
        (key) => valueAt(one, [key]) !== undefined,
      ),
    )
    // What it leaves out by other marks may be just those of Windows.
    if (!isPod(kinds) || isPicked || valueAt(rule, ['exclude']) !== undefined) return []
    if (valueAt(rule, ['preconditions']) !== undefined) return []
    const namespaces = resources.flatMap((one) => texts(valueAt(one, ['namespaces'])))
    return patched(patch, 'spec').map(({ field, path: own }) => ({
      field,
      path: [...path, 'mutate', 'patchStrategicMerge', 'spec', ...own],
      ...(namespaces.length > 0 && { namespaces }),
    }))
  })
}

/** Deeper than any field of a pod that a policy writes. */
const deepest = 8

/** The fields of a patch; a condition in parentheses writes nothing. */
function patched(
  value: unknown,
  field: string,
  path: Path = [],
): readonly { readonly field: string; readonly path: Path }[] {
  if (path.length > deepest || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => {
    const index = Array.isArray(value) ? Number(key) : undefined
    if (index !== undefined) return patched(below, `${field}[*]`, [...path, index])
    const name = /^\+\((\w+)\)$/.exec(key)?.[1] ?? key
    if (!/^\w+$/.test(name)) return []
    const own = `${field}.${name}`
    return [{ field: own, path: [...path, key] }, ...patched(below, own, [...path, key])]
  })
}

function ofGatekeeper(value: unknown): readonly WrittenField[] {
  const location = valueAt(value, ['spec', 'location'])
  const kinds = nodesAt(value, ['spec', 'applyTo'], ['*', 'kinds']).flatMap((one) =>
    texts(one.value),
  )
  const match = valueAt(value, ['spec', 'match'])
  const isPicked = ['labelSelector', 'namespaceSelector', 'name'].some(
    (key) => valueAt(match, [key]) !== undefined,
  )
  if (typeof location !== 'string' || !isPod(kinds) || isPicked) return []
  const namespaces = texts(valueAt(match, ['namespaces']))
  return [
    {
      field: location.replaceAll(/\[[^\]]{0,80}\]/g, '[*]'),
      path: ['spec', 'location'],
      ...(namespaces.length > 0 && { namespaces }),
      excluded: texts(valueAt(match, ['excludedNamespaces'])),
    },
  ]
}
