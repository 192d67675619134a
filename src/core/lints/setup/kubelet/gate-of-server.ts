import { gateIn } from '../../../catalog/flags/gates.ts'
import { gatedFields } from '../../../catalog/workload/gated-fields.ts'
import { gatedObjectFields } from '../../../catalog/workload/gated-object-fields.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { minorOf } from '../../../values/version.ts'
import { apiServerGates } from '../../gates/api-server-gates.ts'

/** Gates of fields that the API server keeps and the kubelet acts on. */
const shared = new Map(
  [...gatedFields, ...gatedObjectFields].map(({ gate }) => [gate.value, gate] as const),
)

export const gateOfServer = defineLint({
  id: 'gate-of-server',
  on: 'setup',
  summary: 'A gate of a field is on for the API server and for the kubelet',
  remediation: 'Give both the same value of the gate, or upgrade to a version that has it on.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const lines = new Set(
      kubelets.flatMap((name) => named(observations, name)).map((one) => `${one.file}:${one.line}`),
    )
    const ofKubelets = deciding(observations, 'featureGates')
      .filter(({ file, line }) => lines.has(`${file}:${line}`))
      .slice(0, mostLists)
    const servers = ofKind(parsed, 'manifest').flatMap(({ value: { kind, value }, placeOf: at }) =>
      apiServerGates(kind, value).map((one) => ({ ...one, place: at(one.path) })),
    )
    return ofKubelets.flatMap((one) =>
      settingsOf(one).flatMap(([name = '', setting]): readonly LintViolation[] => {
        const gate = shared.get(name)
        if (!gate) return []
        const fact = { value: name, confidence: gate.confidence, sources: gate.sources }
        if (setting === 'true') {
          return servers
            .filter(({ on, release }) => on.get(name) !== true && isOff(name, release, on))
            .slice(0, 1)
            .map(({ place, release }) => ({
              path: [],
              place,
              also: [placeOf(one)],
              basis: 'unsupported',
              message: `The kubelet has the gate ${name} on, and the API server ${release} has not: it refuses or drops the fields of the gate before any node sees them.`,
              facts: [fact],
            }))
        }
        const told = servers.find(({ on }) => on.get(name) === true)
        const said = named(observations, 'featureGate.on').find(
          ({ value, file, line }) => value === name && (file !== one.file || line !== one.line),
        )
        const at = told?.place ?? (said && placeOf(said))
        return setting === 'false' && at
          ? [
              {
                path: [],
                place: placeOf(one),
                also: [at],
                basis: 'unsupported',
                message: `The gate ${name} is turned off for the kubelet, and on elsewhere: pods with its fields reach the node, which refuses them or leaves the fields out.`,
                facts: [fact],
              },
            ]
          : []
      }),
    )
  },
})

/** Nobody sends more of them. */
const mostLists = 20

const kubelets = ['kubelet.flag.feature-gates', 'kubelet.config.featureGates']

const settingsOf = ({ value }: Observation) =>
  (Array.isArray(value) ? value : [value]).map((entry) =>
    String(entry).toLowerCase().endsWith('=true')
      ? [String(entry).split('=', 1)[0], 'true']
      : String(entry).split('='),
  )

/** Whether a release has a gate off where nobody sets it. */
function isOff(name: string, release: string, on: ReadonlyMap<string, boolean>): boolean {
  if (on.get(name) === undefined && on.get('AllAlpha') === true) return false
  const verdict = gateIn(name, `${minorOf(release)}.999`)
  return verdict.is === 'known' && (on.get(name) === false || !verdict.default)
}
