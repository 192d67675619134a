import { isolation } from '../catalog/isolation.ts'
import { isWindowsImage } from '../catalog/windows/image-tag.ts'
import { apiVersions } from '../catalog/workload/api-versions.ts'
import { scheduling } from '../catalog/workload/scheduling.ts'
import type { Path } from '../text/path.ts'
import { nodeRules } from './affinity.ts'
import { nodesAt, valueAt } from './nodes.ts'

export type OperatingSystem = 'windows' | 'linux'

/** A Kubernetes object as a manifest has it. */
export interface Manifest {
  readonly kind: string
  readonly name: string | undefined
  readonly value: unknown
  /** The pod that it is or makes. */
  readonly pod: PodOfManifest | undefined
  /** A template adds to it what is not seen: what it lacks may be there. */
  readonly isPart?: true
  /** A template decides whether its pod is a HostProcess one. */
  readonly isIsolationOpen?: true
  /** It begins where its spec does, so that nothing of that was left out above it. */
  readonly hasSpec?: true
  /** Rows of an output tell of it, and not of all that it has: how it is isolated is seen elsewhere. */
  readonly isDescribed?: true
}

export interface PodOfManifest {
  /** Of the pod or its template in the manifest. */
  readonly path: Path
  /** The system that it asks for, by `os.name`, node selector, affinity or Windows options. */
  readonly operatingSystem: OperatingSystem | undefined
  readonly isHostProcess: boolean
  /** The users that `runAsUserName` names, of the pod or a container. */
  readonly users: readonly string[]
}

/** Reads a value as a Kubernetes object; undefined where it is none. */
export function toManifest(value: unknown): Manifest | undefined {
  const kind = valueAt(value, ['kind'])
  if (typeof kind !== 'string') return undefined
  const version = valueAt(value, ['apiVersion'])
  const isNamed = typeof valueAt(value, ['metadata', 'name']) === 'string'
  // Whoever forgets the version means an object of Kubernetes all the same.
  const isWithout = version === undefined && isNamed && Object.hasOwn(apiVersions, kind)
  if (typeof version !== 'string' && !isWithout) return undefined
  const name = valueAt(value, ['metadata', 'name'])
  return { kind, name: typeof name === 'string' ? name : undefined, value, pod: podIn(value) }
}

const places: readonly Path[] = [
  ['spec', 'template'],
  ['spec', 'jobTemplate', 'spec', 'template'],
  ['spec', 'jobTargetRef', 'template'],
  [],
]

function podIn(value: unknown): PodOfManifest | undefined {
  const path = places.find((at) => Array.isArray(valueAt(value, [...at, 'spec', 'containers'])))
  if (!path) return undefined
  const pod = valueAt(value, path)
  const options = windowsOptionsOf(pod)
  return {
    path,
    operatingSystem: operatingSystemOf(pod) ?? (options.length > 0 ? 'windows' : undefined),
    isHostProcess: options.some((option) => valueAt(option, ['hostProcess']) === true),
    users: options.flatMap((option) => {
      const user = valueAt(option, ['runAsUserName'])
      return typeof user === 'string' ? [user] : []
    }),
  }
}

const windowsOptionsOf = (pod: unknown): readonly unknown[] =>
  [
    ['spec', 'securityContext', 'windowsOptions'],
    ['spec', 'containers', '*', 'securityContext', 'windowsOptions'],
    ['spec', 'initContainers', '*', 'securityContext', 'windowsOptions'],
  ].flatMap((path) => nodesAt(pod, [], path).map(({ value }) => value))

const systems: ReadonlySet<unknown> = new Set<OperatingSystem>(['windows', 'linux'])
const isSystem = (value: unknown): value is OperatingSystem => systems.has(value)

const osLabels = [scheduling.osLabel.value.key, scheduling.betaOsLabel.value.key]

/** What is meant by a value that nodes spell in lower case. */
const meant = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)

/** What the pod says of the system: its field first, then what the scheduler goes by. */
export function operatingSystemOf(pod: unknown): OperatingSystem | undefined {
  const name = valueAt(pod, ['spec', 'os', 'name'])
  if (isSystem(name)) return name
  const selector = valueAt(pod, ['spec', 'nodeSelector'])
  const selected = osLabels.map((label) => meant(valueAt(selector, [label]))).find(isSystem)
  if (selected) return selected
  const isWindows =
    valueAt(selector, [scheduling.buildLabel.value.key]) !== undefined ||
    valueAt(pod, ['metadata', 'annotations', isolation.hyperv.annotation.key]) !== undefined
  return isWindows ? 'windows' : affinityOf(pod)
}

/** Node affinity, where every term that may be met asks for one and the same system. */
export function affinityOf(pod: unknown): OperatingSystem | undefined {
  const terms = nodesAt(pod, ['spec', ...nodeRules], ['nodeSelectorTerms', '*'])
  const wanted = terms.map(({ value }) => systemsOfTerm(value))
  const [first] = wanted[0] ?? []
  return wanted.every((own) => own.length === 1 && own[0] === first) ? first : undefined
}

const systemsOfTerm = (term: unknown): readonly OperatingSystem[] =>
  nodesAt(term, [], ['matchExpressions', '*'])
    .filter(
      ({ value }) =>
        osLabels.some((label) => label === valueAt(value, ['key'])) &&
        valueAt(value, ['operator']) === 'In',
    )
    .flatMap(({ value }) => nodesAt(value, [], ['values', '*']))
    .map(({ value }) => meant(value))
    .filter(isSystem)

/** The system that its pods ask for, or the one that an image of theirs runs on alone. */
export const systemOfPod = ({ value, pod }: Manifest): OperatingSystem | undefined =>
  pod?.operatingSystem ??
  (nodesAt(value, [...(pod?.path ?? []), 'spec'], ['containers', '*', 'image']).some(
    (image) => typeof image.value === 'string' && isWindowsImage(image.value),
  )
    ? 'windows'
    : undefined)

/** Whether it is a pod, or makes pods. */
export const hasPod = ({ pod }: Manifest): boolean => pod !== undefined
