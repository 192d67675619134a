import { nodesAt, valueAt } from '../../model/nodes.ts'
import type { Path } from '../../text/path.ts'

/** Where objects that others bring to a cluster stand in theirs, by kind. */
const wraps: Readonly<Record<string, Path>> = {
  Template: ['objects', '*'],
  ManifestWork: ['spec', 'workload', 'manifests', '*'],
  ConfigurationPolicy: ['spec', 'object-templates', '*', 'objectDefinition'],
  SyncSet: ['spec', 'resources', '*'],
  SelectorSyncSet: ['spec', 'resources', '*'],
  Object: ['spec', 'forProvider', 'manifest'],
}

/** Modules of Ansible that apply what they hold. */
const modules = ['kubernetes.core.k8s', 'community.kubernetes.k8s', 'k8s']
const definitions = ['definition', 'resource_definition']

/** Paths of the objects that an object, or a list of tasks of Ansible, holds. */
export function wrappedIn(root: unknown, path: Path): readonly Path[] {
  const kind = valueAt(root, [...path, 'kind'])
  const own = typeof kind === 'string' && Object.hasOwn(wraps, kind) ? wraps[kind] : undefined
  if (own) return pathsAt(root, path, own)
  if (kind !== undefined || !isTask(valueAt(root, path))) return []
  return [[], ...tasks]
    .flatMap((steps) =>
      modules.flatMap((module) =>
        definitions.map((definition) => [...steps, module, definition] as Path),
      ),
    )
    .flatMap((steps) => [
      ...pathsAt(root, path, steps).filter((one) => !Array.isArray(valueAt(root, one))),
      ...pathsAt(root, path, [...steps, '*']).filter(
        (one) => valueAt(root, [...one, 'kind']) !== undefined,
      ),
    ])
}

const isTask = (value: unknown) =>
  [...modules, 'tasks', 'block'].some((key) => valueAt(value, [key]) !== undefined)

const tasks: readonly Path[] = [
  ['tasks', '*'],
  ['block', '*'],
  ['tasks', '*', 'block', '*'],
]

const pathsAt = (root: unknown, start: Path, steps: Path): readonly Path[] =>
  nodesAt(root, start, steps)
    .map(({ path }) => path)
    .filter((path) => ![1, 2, 3].some((up) => isUnwanted(valueAt(root, path.slice(0, -up)))))

/** What is taken away, left out or must not be there, as the task or the policy around it says. */
const isUnwanted = (holder: unknown) =>
  valueAt(holder, ['when']) === false ||
  ['state', 'complianceType'].some((key) =>
    /^(?:absent|mustnothave)$/i.test(String(valueAt(holder, [key]))),
  )
