import { gateIn } from '../../catalog/flags/gates.ts'
import { kubernetes } from '../../catalog/kubernetes/index.ts'
import { isolation } from '../../catalog/isolation.ts'
import { gateSetting } from '../../derived/feature-gates.ts'
import type { Observation } from '../../model/observation.ts'
import { ofKind, type AnyParsed } from '../../model/parsed.ts'
import type { DecisionId } from '../../model/scenario.ts'
import { isAtLeast } from '../../values/version.ts'
import type { Possible } from '../lint/worlds.ts'
import { valuesOf } from '../options.ts'
import { parseValue } from '../values.ts'

/** A setting of one node, or of one workload, with the observations behind it. */
export interface Context {
  readonly possible: Possible
  /** By decision, those that gave its values. */
  readonly observed: ReadonlyMap<DecisionId, readonly Observation[]>
}

/** What is decided for a workload and not for a node. */
const ofWorkload: ReadonlySet<DecisionId> = new Set<DecisionId>([
  'image',
  'imageRelease',
  'isolation',
  'memoryRequest',
  'memoryLimit',
  'cpuRequest',
  'cpuLimit',
  'runAsUserName',
  'workloadKind',
  'workloadName',
  'namespace',
  'replicas',
  'containerPort',
  'serviceType',
  'servicePort',
  'externalTrafficPolicy',
  'sessionAffinity',
  'sessionAffinityTimeout',
  'preserveDestination',
  'useRuntimeClass',
  'volumes',
  'livenessProbe',
  'readinessProbe',
  'gmsaCredentialSpec',
  'logMonitor',
])

export const isOfWorkload = (id: DecisionId) => ofWorkload.has(id)

/** Whether an observation gives its decision a value that it can have. */
export const isUsable = ({ decision, value }: Observation) =>
  decision !== null && parseValue(decision, value).ok

/**
 * The nodes and the workloads that the observations tell of, each with what holds for all. Without
 * a node of its own there is one setting, the common one.
 */
export function contextsOf(
  observations: readonly Observation[],
  parsed: readonly AnyParsed[],
): { readonly nodes: readonly Context[]; readonly workloads: readonly Context[] } {
  const usable = observations.filter(isUsable)
  const subjectsOf = (start: string) => [
    ...new Set(
      usable.flatMap(({ subject }) => (subject?.startsWith(start) === true ? [subject] : [])),
    ),
  ]
  const common = usable.filter(
    ({ subject }) => subject === undefined || subject.startsWith('component '),
  )
  const nodes = subjectsOf('node ').map((subject) =>
    contextOf(
      common,
      usable.filter((one) => one.subject === subject),
      parsed,
    ),
  )
  const settings = nodes.length > 0 ? nodes : [contextOf(common, [], parsed)]
  const workloads = [...subjectsOf('workload '), ...subjectsOf('service ')].map((subject) =>
    usable.filter((one) => one.subject === subject || isPodOf(one.subject, subject)),
  )
  const hasOwn = common.some(({ decision }) => decision !== null && isOfWorkload(decision))
  const each = [...workloads, ...(hasOwn ? [[]] : [])].flatMap((own) =>
    settings.map((node) => merged(node, own, parsed)),
  )
  return { nodes: settings, workloads: each }
}

/** A container has what its pod has. */
const isPodOf = (pod: string | undefined, container: string) =>
  pod !== undefined && container.startsWith(`${pod} container `)

type Observed = Map<DecisionId, readonly Observation[]>

/** What is said of one thing itself counts before what is said of all. */
function contextOf(
  common: readonly Observation[],
  own: readonly Observation[],
  parsed: readonly AnyParsed[],
): Context {
  const observed: Observed = new Map()
  for (const one of [...own, ...common]) {
    const { decision } = one
    if (decision === null) continue
    const before = observed.get(decision) ?? []
    if (before.some((other) => other.subject !== one.subject && own.includes(other))) continue
    observed.set(decision, [...before, one])
  }
  return { observed, possible: possibleOf(observed, parsed) }
}

function merged(node: Context, own: readonly Observation[], parsed: readonly AnyParsed[]): Context {
  const observed: Observed = new Map(node.observed)
  for (const id of new Set(own.map(({ decision }) => decision))) {
    if (id !== null) {
      observed.set(
        id,
        own.filter(({ decision }) => decision === id),
      )
    }
  }
  return { observed, possible: possibleOf(observed, parsed) }
}

function possibleOf(
  observed: ReadonlyMap<DecisionId, readonly Observation[]>,
  parsed: readonly AnyParsed[],
): Possible {
  const possible: Record<string, readonly unknown[]> = {}
  for (const [id, all] of observed) {
    possible[id] = distinct(all.map(({ value }) => value))
  }
  const lists = observed.get('featureGates')
  if (lists) {
    possible['featureGates'] = [
      [...new Set(lists.flatMap(({ value }) => (Array.isArray(value) ? value.map(String) : [])))],
    ]
  }
  return withServer(withGates(withoutDockershim(possible, observed), parsed))
}

const distinct = (values: readonly unknown[]): readonly unknown[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]

/** Flags of dockershim tell of Docker only where the kubelet has it. */
function withoutDockershim(
  possible: Possible,
  observed: ReadonlyMap<DecisionId, readonly Observation[]>,
): Possible {
  const runtime = observed.get('containerRuntime') ?? []
  const versions = possible.kubernetesVersion ?? []
  const isGone = versions.every((version) => isRemoved(String(version)))
  if (versions.length === 0 || !isGone || !runtime.every(({ inferred }) => inferred === true))
    return possible
  const rest = (possible.containerRuntime ?? []).filter((id) => id !== 'docker')
  const { containerRuntime: _, ...others } = possible
  return rest.length === 0 ? others : { ...others, containerRuntime: rest }
}

const isRemoved = (version: string) =>
  Object.values(kubernetes).some(
    ({ id, runtimes }) => id === version && runtimes.docker.state.value === 'removed',
  )

/** An API server is never older than the nodes that it serves. */
function withServer(possible: Possible): Possible {
  const nodes = possible.kubernetesVersion
  if (!nodes || possible.controlPlaneVersion) return possible
  const known = valuesOf('controlPlaneVersion').filter((version) =>
    nodes.some((node) => isAtLeast(String(version), String(node))),
  )
  return { ...possible, controlPlaneVersion: known }
}

/** A kubelet whose line was read, and that does not name a gate, has it as it is by default. */
function withGates(possible: Possible, parsed: readonly AnyParsed[]): Possible {
  const { gate } = isolation.hyperv.annotation
  const line = ofKind(parsed, 'command-line').find(({ value }) => value.program === 'kubelet')
  const [gates = []] = possible.featureGates ?? []
  const versions = possible.kubernetesVersion ?? []
  if (!line || !Array.isArray(gates) || versions.length === 0) return possible
  const list = gates.map(String)
  const isOff = versions.every((version) => {
    const verdict = gateIn(gate, String(version))
    return verdict.is === 'known' && !verdict.default
  })
  if (!isOff || gateSetting(list, gate) !== undefined) return possible
  return { ...possible, featureGates: [[...list, `${gate}=false`]] }
}
