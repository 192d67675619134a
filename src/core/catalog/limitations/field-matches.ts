import { isWithin } from '../version.ts'
import { limitations, type FieldCase, type Limitation } from './index.ts'

type Path = readonly (string | number)[]

/** A field of a manifest that a limitation is about. */
export interface FieldMatch {
  readonly limitation: Limitation
  /** Where it stands in the document. */
  readonly path: Path
  readonly value: unknown
}

/** What is known of the cluster besides the manifest; a limitation of one runtime is left out while it is not. */
export interface ClusterKnowledge {
  readonly kubernetesVersion: string
  readonly containerRuntime?: string
}

interface FieldRow {
  readonly limitation: Limitation
  readonly where: FieldCase
  readonly paths: readonly Path[]
}

const rows: readonly FieldRow[] = limitations.flatMap((limitation) => {
  const { field, coveredBy } = limitation
  return field !== undefined && 'lint' in coveredBy
    ? [{ limitation, where: coveredBy.where ?? {}, paths: pathsOf(field) }]
    : []
})

/**
 * Fields of a pod or workload manifest that Windows ignores or that are refused, in the order of the
 * limitations. Where a field is refused, what else is said of it is left out.
 */
export function fieldMatches(
  document: unknown,
  { kubernetesVersion, containerRuntime }: ClusterKnowledge,
): readonly FieldMatch[] {
  const at = podIn(document)
  if (!at) return []
  const pod = describePod(valueAt(document, at))
  const found = rows
    .filter(({ limitation }) => isWithin(kubernetesVersion, limitation))
    .filter(({ where }) => where.osName === undefined || where.osName === pod.osName)
    .filter(({ where }) => !where.hostProcess || pod.isHostProcess)
    .filter(({ where }) => where.runtime === undefined || where.runtime === containerRuntime)
    .filter(({ where }) => isIn(where.runAsUserName, pod.users))
    .flatMap(({ limitation, where, paths }) =>
      paths.flatMap((path) =>
        nodesAt(document, at, path)
          .filter(({ value }) => isCase(value, where))
          .map((node) => ({ limitation, ...node })),
      ),
    )
  const refused = new Set(
    found
      .filter(({ limitation }) => limitation.basis === 'refused')
      .map(({ path }) => JSON.stringify(path)),
  )
  return found.filter(
    ({ limitation, path }) => limitation.basis === 'refused' || !refused.has(JSON.stringify(path)),
  )
}

/** `spec.containers[*].a.limits[x-*]` as steps; `*` stands for any key or index, `x-*` for a prefix. */
function pathsOf(field: string): readonly Path[] {
  const steps = [...field.matchAll(/\[([^\]]+)\]|([^.[\]]+)/g)].map(
    ([, key, name]) => key ?? name ?? '',
  )
  if (steps[0] === 'securityContext') {
    return [
      ['spec', ...steps],
      ['spec', 'containers', '*', ...steps],
    ]
  }
  return steps[1] === 'containers'
    ? ['containers', 'initContainers', 'ephemeralContainers'].map((list) => [
        'spec',
        list,
        ...steps.slice(2),
      ])
    : [steps]
}

/** The path of the pod or its template; undefined for documents without one. */
function podIn(document: unknown): Path | undefined {
  const places: readonly Path[] = [
    ['spec', 'template'],
    ['spec', 'jobTemplate', 'spec', 'template'],
    [],
  ]
  return places.find((path) => Array.isArray(valueAt(document, [...path, 'spec', 'containers'])))
}

function describePod(pod: unknown) {
  const options = [
    valueAt(pod, ['spec', 'securityContext', 'windowsOptions']),
    ...nodesAt(pod, [], ['spec', 'containers', '*', 'securityContext', 'windowsOptions']).map(
      ({ value }) => value,
    ),
  ]
  return {
    osName: valueAt(pod, ['spec', 'os', 'name']),
    isHostProcess: options.some((option) => valueAt(option, ['hostProcess']) === true),
    users: options.map((option) => valueAt(option, ['runAsUserName'])),
  }
}

/** Windows ignores case in names of users. */
const isIn = (name: string | undefined, users: readonly unknown[]) =>
  name === undefined || users.some((user) => String(user).toLowerCase() === name.toLowerCase())

const isCase = (value: unknown, { equals, not }: FieldCase) =>
  value !== undefined &&
  value !== null &&
  (equals === undefined || value === equals) &&
  (not === undefined || value !== not)

function valueAt(node: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, key) => entriesOf(at).find(([own]) => own === key)?.[1], node)
}

function nodesAt(
  document: unknown,
  start: Path,
  steps: Path,
): readonly { readonly path: Path; readonly value: unknown }[] {
  return steps.reduce<readonly { readonly path: Path; readonly value: unknown }[]>(
    (nodes, step) =>
      nodes.flatMap(({ path, value }) =>
        entriesOf(value)
          .filter(([key]) => isStep(key, step))
          .map(([key, below]) => ({ path: [...path, key], value: below })),
      ),
    [{ path: start, value: valueAt(document, start) }],
  )
}

const isStep = (key: string | number, step: string | number) =>
  key === step ||
  (typeof step === 'string' &&
    step.endsWith('*') &&
    (step === '*' || (typeof key === 'string' && key.startsWith(step.slice(0, -1)))))

function entriesOf(node: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(node)) return node.map((item: unknown, i) => [i, item] as const)
  return typeof node === 'object' && node !== null ? Object.entries(node) : []
}
