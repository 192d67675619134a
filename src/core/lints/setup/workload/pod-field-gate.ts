import { gateIn } from '../../../catalog/flags/gates.ts'
import { gatedFields, type GatedField } from '../../../catalog/workload/gated-fields.ts'
import { gatedObjectFields } from '../../../catalog/workload/gated-object-fields.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod, type Manifest } from '../../../model/manifest.ts'
import { createFinder, pathText, valueAt } from '../../../model/nodes.ts'
import type { Observation } from '../../../model/observation.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { memoizeByObject } from '../../../values/memoize.ts'
import { isBefore, minorOf } from '../../../values/version.ts'
import { listsOfContainers } from '../../containers.ts'

export const podFieldGate = defineLint({
  id: 'pod-field-gate',
  on: 'setup',
  summary: 'A pod for Windows sets no field of which the feature gate is off',
  remediation:
    'Turn the gate on for the API server and the kubelets, upgrade to a version that has it on, or do without the field.',
  decisions: [],

  check({ observations, parsed }) {
    const minors = toldMinors(observations)
    if (minors.length === 0) return []
    const isOn = new Set(named(observations, 'featureGate.on').map(({ value }) => String(value)))
    if (isOn.has('AllAlpha')) return []
    return ofKind(parsed, 'manifest').flatMap(({ value: manifest, placeOf }) =>
      fieldsSetIn(manifest).flatMap(({ field, path }): readonly LintViolation[] => {
        if (isOn.has(field.gate.value) || systemOfPod(manifest) !== 'windows') return []
        const told = minors.map((minor) => without(field, path, minor))
        const [first] = told
        return first === undefined || told.includes(undefined)
          ? []
          : [{ ...first, path: [], place: placeOf(path) }]
      }),
    )
  },
})

/** What told API servers there are, else what told nodes. */
function toldMinors(observations: readonly Observation[]): readonly string[] {
  const servers = deciding(observations, 'controlPlaneVersion')
  const told = servers.length > 0 ? servers : deciding(observations, 'kubernetesVersion')
  return [...new Set(told.map(({ value }) => minorOf(String(value))))]
}

type Path = LintViolation['path']

/** What a minor makes of the field while nobody turns its gate on; undefined where it takes it. */
function without(
  { gate: { value: gate, sources, confidence }, since, isRefused }: Omit<GatedField, 'path'>,
  path: Path,
  minor: string,
): Pick<LintViolation, 'basis' | 'message' | 'facts'> | undefined {
  if (since !== undefined && isBefore(minor, since)) return undefined
  const verdict = gateIn(gate, `${minor}.999`)
  const fact = { value: gate, sources, confidence }
  if (verdict.is === 'early') {
    return {
      basis: 'unsupported',
      message: `${pathText(path)} is a field from ${verdict.from} on; Kubernetes ${minor} does not know it, so that it does nothing.`,
      facts: [fact, verdict.fact],
    }
  }
  if (verdict.is !== 'known' || verdict.default) return undefined
  return {
    // A gate may be on without a word of it.
    basis: 'unsupported',
    message: `${pathText(path)} needs the feature gate ${gate}, which is off in ${minor}, and nothing that was sent turns it on: the API server ${isRefused === true ? 'refuses the pod' : 'drops the field, which then does nothing'}.`,
    facts: [fact, verdict.fact],
  }
}

const paths = gatedFields.flatMap((field) =>
  (field.path[0] === 'container'
    ? listsOfContainers.map((list) => [list, '*', ...field.path.slice(1)])
    : [field.path]
  ).map((path) => ({ field, path })),
)

const find = createFinder(
  paths.map(({ path }) => path),
  (_, value) => value !== undefined && value !== null && value !== '',
)

const ofPod = ({ value, pod }: Manifest) =>
  pod
    ? find(value, [...pod.path, 'spec']).flatMap(({ index, node: { path } }) => {
        const field = paths[index]?.field
        return field === undefined ? [] : [{ field, path }]
      })
    : []

/** What an object says of its pods as a whole. */
const ofObject = ({ kind, value, pod }: Manifest) =>
  pod
    ? gatedObjectFields
        .filter((field) => field.kind === kind)
        .filter(({ path }) => (valueAt(value, path) ?? null) !== null)
        .map((field) => ({ field, path: field.path }))
    : []

const fieldsSetIn = memoizeByObject((manifest: Manifest) => [
  ...ofPod(manifest),
  ...ofObject(manifest),
])
