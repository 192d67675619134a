import { limitations, type FieldCase, type Limitation } from '../catalog/limitations/index.ts'
import { isWithin } from '../values/version.ts'
import { defineLint } from '../model/lint.ts'
import type { Manifest, OperatingSystem, PodOfManifest } from '../model/manifest.ts'
import { nodesAt, pathText, valueAt, type Node } from '../model/nodes.ts'

export const podField = defineLint({
  id: 'pod-field',
  on: 'manifest',
  summary: 'A pod for Windows sets no field that Windows ignores or that is refused there',
  remediation:
    'Take the field out of the manifest for Windows; where the same workload also runs on Linux, give each system a manifest of its own.',
  decisions: ['kubernetesVersion', 'containerRuntime'],
  check(document, { kubernetesVersion, containerRuntime, operatingSystem }) {
    const { value, pod } = document
    if (!pod) return []
    const system = pod.operatingSystem ?? operatingSystem
    const stated = valueAt(value, [...pod.path, 'spec', 'os', 'name'])
    const found = fieldsIn(document).filter(
      ({ limitation, where }) =>
        isWithin(kubernetesVersion, limitation) &&
        (where.runtime === undefined || where.runtime === containerRuntime) &&
        isAbout(where, pod, stated, system),
    )
    const refused = new Set(
      found.filter(({ limitation }) => limitation.basis === 'refused').map(({ key }) => key),
    )
    return found
      .filter(({ limitation, key }) => limitation.basis === 'refused' || !refused.has(key))
      .map(({ limitation, where, path, value, key }) => ({
        path,
        basis: limitation.basis,
        message: `${key} is ${shown(value)}: ${limitation.statement.value}.`,
        facts: [limitation.statement],
        decisions: where.runtime
          ? ['kubernetesVersion', 'containerRuntime']
          : ['kubernetesVersion'],
      }))
  },
})

/** A field of a document, and the row that is about it. */
interface Field extends Node {
  readonly limitation: Limitation
  readonly where: FieldCase
  readonly key: string
}

/** The fields of a document are the same for every version, runtime and system that is tried. */
const known = new WeakMap<Manifest, readonly Field[]>()

function fieldsIn(document: Manifest): readonly Field[] {
  const kept = known.get(document)
  if (kept) return kept
  const start = document.pod?.path ?? []
  const fields = rows.flatMap(({ limitation, where, paths }) =>
    paths
      .flatMap((path) => nodesAt(document.value, start, path))
      .filter(({ value }) => isCase(value, where))
      .map((node) => ({ ...node, limitation, where, key: pathText(node.path) })),
  )
  known.set(document, fields)
  return fields
}

interface FieldRow {
  readonly limitation: Limitation
  readonly where: FieldCase
  readonly paths: readonly (readonly string[])[]
}

const rows: readonly FieldRow[] = limitations.flatMap((limitation) => {
  const { field, coveredBy } = limitation
  return field !== undefined && 'lint' in coveredBy && coveredBy.lint === 'pod-field'
    ? [{ limitation, where: coveredBy.where ?? {}, paths: pathsOf(field) }]
    : []
})

/** `spec.containers[*].a.limits[x-*]` as steps of every place that it stands for. */
function pathsOf(field: string): readonly (readonly string[])[] {
  const steps = [...field.matchAll(/\[([^\]]+)\]|([^.[\]]+)/g)].map(
    ([, key, name]) => key ?? name ?? '',
  )
  if (steps[0] === 'securityContext') {
    return [['spec', ...steps], ...inContainers(steps)]
  }
  return steps[1] === 'containers' ? inContainers(steps.slice(3)) : [steps]
}

function inContainers(steps: readonly string[]): readonly (readonly string[])[] {
  const lists = ['containers', 'initContainers', 'ephemeralContainers']
  return lists.map((list) => ['spec', list, '*', ...steps])
}

/** A row about a Linux pod names that; every other one is about pods for Windows. */
function isAbout(
  { osName, hostProcess, runAsUserName }: FieldCase,
  pod: PodOfManifest,
  stated: unknown,
  system: OperatingSystem,
): boolean {
  if (osName === 'linux') return stated === 'linux'
  return (
    system === 'windows' &&
    (osName === undefined || stated === osName) &&
    (!hostProcess || pod.isHostProcess) &&
    (runAsUserName === undefined || pod.users.some((user) => isSameUser(user, runAsUserName)))
  )
}

/** Windows ignores case in names of users. */
const isSameUser = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

const isCase = (value: unknown, { equals, not }: FieldCase) =>
  value !== undefined &&
  value !== null &&
  (equals === undefined || value === equals) &&
  (not === undefined || value !== not)

const shown = (value: unknown) =>
  typeof value === 'object' ? 'set' : (JSON.stringify(value) ?? 'set')
