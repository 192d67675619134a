import type { FieldCase } from '../catalog/limitations/index.ts'
import { keptByText } from '../values/kept-by-text.ts'
import { memoizeByObject } from '../values/memoize.ts'
import { hasPod } from '../model/manifest.ts'
import type { Basis } from '../model/finding.ts'
import { defineLint, type LintViolation } from '../model/lint.ts'
import type { Manifest, OperatingSystem } from '../model/manifest.ts'
import { nodesAt, valueAt } from '../model/nodes.ts'
import { runsAs } from './container-users.ts'
import {
  createFieldFinder,
  fieldViolation,
  holdsIn,
  rowsOf,
  type Field,
} from './limitation-rows.ts'

export const podField = defineLint({
  id: 'pod-field',
  on: 'manifest',
  summary: 'A pod for Windows sets no field that Windows ignores or that is refused there',
  remediation:
    'Take the field out of the manifest for Windows; where the same workload also runs on Linux, give each system a manifest of its own.',
  decisions: ['kubernetesVersion', 'containerRuntime'],
  isAbout: hasPod,
  ofPods: 'windows',
  check(document, world) {
    const { pod } = document
    if (!pod || fieldsIn(document).length === 0) return []
    const fields = fieldsFor[pod.operatingSystem ?? world.operatingSystem](document)
    const found = fields.filter(
      ({ limitation, where }) =>
        // What the name of the system forbids the API server alone refuses.
        holdsIn(
          limitation,
          where.osName === undefined
            ? world.kubernetesVersion
            : (world.server ?? world.kubernetesVersion),
        ) &&
        (where.runtime === undefined || where.runtime === world.containerRuntime),
    )
    if (found.length === 0) return []
    // Of one field the gravest is enough: what is refused, what fails, and what has no effect.
    const gravest = new Map<string, number>()
    for (const { basis, key } of found) {
      gravest.set(key, Math.min(gravest.get(key) ?? grades.length, gradeOf(basis)))
    }
    return found.filter(({ basis, key }) => gradeOf(basis) === gravest.get(key)).map(violationOf)
  },
})

const grades: readonly Basis[] = ['refused', 'fails']
const gradeOf = (basis: Basis) => (grades.includes(basis) ? grades.indexOf(basis) : grades.length)

/** One for a field, whichever worlds it is a fault in. */
const violationOf = memoizeByObject((field: Field): LintViolation => {
  const { where, limitation } = field
  const violation = fieldViolation(asksForLess(field) ? { ...field, basis: 'advice' } : field)
  return kept(`${limitation.id} ${violation.basis} ${violation.message}`, () => ({
    ...violation,
    decisions: where.runtime ? ['kubernetesVersion', 'containerRuntime'] : ['kubernetesVersion'],
  }))
})

/** What hardened manifests set for whatever system a pod is of: nothing is missed where Windows does not do it. */
const asksForLess = ({ limitation, basis, value }: Field): boolean =>
  basis === 'unsupported' &&
  ((limitation.id === 'f-ape' && value === false) ||
    (limitation.id === 'f-cap' && Object.keys(value ?? {}).join() === 'drop') ||
    (limitation.id === 'f-seccomp' && valueAt(value, ['type']) === 'RuntimeDefault'))

const kept = keptByText<LintViolation>()

/** The fields of a document are the same for every version, runtime and system that is tried. */
const fieldsIn = memoizeByObject(({ value, pod }: Manifest) => find(value, pod?.path ?? []))

const find = createFieldFinder(rowsOf('pod-field'))

/** Those of them that say something of a pod for a system, whatever the version and the runtime. */
const fieldsOf = (system: OperatingSystem) =>
  memoizeByObject((document: Manifest): readonly Field[] => {
    const stated = valueAt(document.value, [...(document.pod?.path ?? []), 'spec', 'os', 'name'])
    return fieldsIn(document).filter(
      ({ where, path }) =>
        isAbout(where, document, stated, system) &&
        (where.runAsUserName === undefined || runsAs(document, path, where.runAsUserName)),
    )
  })

const fieldsFor = { windows: fieldsOf('windows'), linux: fieldsOf('linux') }

/** A row about a Linux pod names that; every other one is about pods for Windows. */
function isAbout(
  { osName, hostProcess, withoutPipe }: FieldCase,
  { value, pod, isIsolationOpen }: Manifest,
  stated: unknown,
  system: OperatingSystem,
): boolean {
  if (osName === 'linux') return stated === 'linux'
  return (
    system === 'windows' &&
    (osName === undefined || stated === osName) &&
    (hostProcess === undefined || (!isIsolationOpen && hostProcess === pod?.isHostProcess)) &&
    (withoutPipe === undefined || !mountsPipe(value, pod, withoutPipe))
  )
}

const mountsPipe = (value: unknown, pod: Manifest['pod'], pipe: string): boolean =>
  nodesAt(value, [...(pod?.path ?? []), 'spec'], ['volumes', '*', 'hostPath', 'path']).some(
    (one) => one.value === pipe,
  )
