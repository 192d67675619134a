import { limitations, type FieldCase, type Limitation } from '../catalog/limitations/index.ts'
import { isWithin } from '../catalog/version.ts'
import { defineLint } from '../model/lint.ts'
import type { OperatingSystem, PodOfManifest } from '../model/manifest.ts'
import { nodesAt, pathText, valueAt } from '../model/nodes.ts'

export const podField = defineLint({
  id: 'pod-field',
  summary: 'A pod for Windows sets no field that Windows ignores or that is refused there',
  remediation:
    'Take the field out of the manifest for Windows; where the same workload also runs on Linux, give each system a manifest of its own.',
  decisions: ['kubernetesVersion', 'containerRuntime'],
  check({ value: document, pod }, { kubernetesVersion, containerRuntime, operatingSystem }) {
    if (!pod) return []
    const system = pod.operatingSystem ?? operatingSystem
    const found = rows
      .filter(({ limitation }) => isWithin(kubernetesVersion, limitation))
      .filter(({ where }) => where.runtime === undefined || where.runtime === containerRuntime)
      .filter(({ where }) => isAbout(where, pod, valueAt(document, osNameOf(pod)), system))
      .flatMap(({ limitation, where, paths }) =>
        paths
          .flatMap((path) => nodesAt(document, pod.path, path))
          .filter(({ value }) => isCase(value, where))
          .map((node) => ({ limitation, where, ...node, key: pathText(node.path) })),
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

const osNameOf = ({ path }: PodOfManifest) => [...path, 'spec', 'os', 'name']

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
