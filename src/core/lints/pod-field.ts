import type { FieldCase } from '../catalog/limitations/index.ts'
import { isWithin } from '../values/version.ts'
import { hasPod } from '../model/manifest.ts'
import { defineLint } from '../model/lint.ts'
import type { Manifest, OperatingSystem, PodOfManifest } from '../model/manifest.ts'
import { valueAt } from '../model/nodes.ts'
import { createFieldFinder, fieldViolation, rowsOf, type Field } from './limitation-rows.ts'

export const podField = defineLint({
  id: 'pod-field',
  on: 'manifest',
  summary: 'A pod for Windows sets no field that Windows ignores or that is refused there',
  remediation:
    'Take the field out of the manifest for Windows; where the same workload also runs on Linux, give each system a manifest of its own.',
  decisions: ['kubernetesVersion', 'containerRuntime'],
  isAbout: hasPod,
  check(document, { kubernetesVersion, containerRuntime, operatingSystem, server }) {
    const { value, pod } = document
    if (!pod) return []
    const system = pod.operatingSystem ?? operatingSystem
    const stated = valueAt(value, [...pod.path, 'spec', 'os', 'name'])
    const found = fieldsIn(document).filter(
      ({ limitation, where }) =>
        // What the name of the system forbids the API server alone refuses.
        isWithin(
          where.osName === undefined ? kubernetesVersion : (server ?? kubernetesVersion),
          limitation,
        ) &&
        (where.runtime === undefined || where.runtime === containerRuntime) &&
        isAbout(where, pod, stated, system),
    )
    const refused = new Set(found.filter(({ basis }) => basis === 'refused').map(({ key }) => key))
    return found
      .filter(({ basis, key }) => basis === 'refused' || !refused.has(key))
      .map((field) => ({
        ...fieldViolation(field),
        decisions: field.where.runtime
          ? ['kubernetesVersion', 'containerRuntime']
          : ['kubernetesVersion'],
      }))
  },
})

/** The fields of a document are the same for every version, runtime and system that is tried. */
const known = new WeakMap<Manifest, readonly Field[]>()

function fieldsIn(document: Manifest): readonly Field[] {
  const kept = known.get(document)
  if (kept) return kept
  const fields = find(document.value, document.pod?.path ?? [])
  known.set(document, fields)
  return fields
}

const find = createFieldFinder(rowsOf('pod-field'))

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
    (hostProcess === undefined || hostProcess === pod.isHostProcess) &&
    (runAsUserName === undefined || pod.users.some((user) => isSameUser(user, runAsUserName)))
  )
}

/** Windows ignores case in names of users. */
const isSameUser = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
