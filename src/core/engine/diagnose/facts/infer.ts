import type { CniPlugin } from '../../../catalog/cni/define.ts'
import { cni } from '../../../catalog/cni/index.ts'
import { gateIn } from '../../../catalog/flags/gates.ts'
import { isolation } from '../../../catalog/isolation.ts'
import { isCniId } from '../../../lints/cni/file.ts'
import { kubernetes } from '../../../catalog/kubernetes/index.ts'
import type { Observation } from '../../../model/observation.ts'
import { isolationOfHandler } from '../../../model/handler-isolation.ts'
import { valueAt } from '../../../model/nodes.ts'
import { ofKind, type AnyParsed } from '../../../model/parsed.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import { isSupportedSkew } from '../../../derived/version-skew.ts'
import { parseGate } from '../../../values/gates.ts'
import { isAtLeast } from '../../../values/version.ts'
import type { Possible } from '../../lint/worlds.ts'
import { valuesOf } from '../../options.ts'

/** The values that a setting may have, by what was observed and what follows from it. */
export function possibleOf(
  observed: ReadonlyMap<DecisionId, readonly Observation[]>,
  parsed: readonly AnyParsed[],
): Possible {
  const possible: Record<string, readonly unknown[]> = {}
  for (const [id, all] of observed) possible[id] = distinct(all.map(({ value }) => value))
  for (const id of ['featureGates', 'installedKBs'] as const) {
    const lists = observed.get(id)
    if (!lists) continue
    possible[id] = [
      [...new Set(lists.flatMap(({ value }) => (Array.isArray(value) ? value.map(String) : [])))],
    ]
  }
  return withGates(withoutDockershim(withModes(withServer(possible)), observed), parsed)
}

/** A plugin makes networks of its own modes alone. */
function withModes(possible: Possible): Possible {
  const { cni: plugins, networkMode: told } = possible
  if (told || !plugins) return possible
  const modes = plugins.flatMap((id) => (isCniId(id) ? supportedModes(cni[id]) : []))
  return modes.length === 0 ? possible : { ...possible, networkMode: distinct(modes) }
}

const supportedModes = ({ modes }: CniPlugin) =>
  modes.flatMap((mode) => (mode.support.value === 'unsupported' ? [] : [mode.id]))

/** Each value once. */
export const distinct = (values: readonly unknown[]): readonly unknown[] => [
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

/** Whether the kubelet of a minor has no dockershim. */
export const isRemoved = (version: string) =>
  Object.values(kubernetes).some(
    ({ id, runtimes }) => id === version && runtimes.docker.state.value === 'removed',
  )

/** An API server is never older than the nodes that it serves, and they are few minors behind it. */
function withServer(possible: Possible): Possible {
  const { kubernetesVersion: nodes, controlPlaneVersion: servers } = possible
  if (servers && !nodes) return { ...possible, kubernetesVersion: nodesOf(servers.map(String)) }
  if (!nodes || servers) return possible
  const known = valuesOf('controlPlaneVersion').filter((version) =>
    nodes.some((node) => isAtLeast(String(version), String(node))),
  )
  return { ...possible, controlPlaneVersion: known }
}

/**
 * A pod that is no HostProcess pod and names a RuntimeClass: the handler tells its isolation where the
 * class was sent too.
 */
export function withIsolation(
  possible: Possible,
  observed: ReadonlyMap<DecisionId, readonly Observation[]>,
  parsed: readonly AnyParsed[],
): Possible {
  const [named] = observed.get('useRuntimeClass') ?? []
  const isTold = observed.has('isolation') && possible.isolation !== ofIgnored
  if (named?.value !== true || named.raw === '' || isTold) return possible
  const own = ofKind(parsed, 'manifest').find(
    ({ value }) => value.kind === 'RuntimeClass' && value.name === named.raw,
  )
  const handler = own && valueAt(own.value.value, ['handler'])
  const told = typeof handler === 'string' ? isolationOfHandler(handler, parsed) : undefined
  return { ...possible, isolation: told ? [told.is] : ['process', 'hyperv'] }
}

/** The minors of nodes that API servers support. */
const nodesOf = (servers: readonly string[]) =>
  valuesOf('kubernetesVersion').filter((node) =>
    servers.some((server) => isSupportedSkew(String(node), server)),
  )

/** A kubelet whose line was read, and that does not name a gate, has it as it is by default. */
export function withGates(possible: Possible, parsed: readonly AnyParsed[]): Possible {
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
  if (!isOff || list.some((text) => parseGate(text)?.name === gate)) return possible
  return { ...possible, featureGates: [[...list, `${gate}=false`]] }
}

/** The annotation for Hyper-V isolation does nothing without dockershim, or where its gate is gone. */
export function withoutIgnored(possible: Possible, own: readonly Observation[]): Possible {
  const { runtime, stages } = isolation.hyperv.annotation
  const { kubernetesVersion: versions = [], containerRuntime: runtimes = [] } = possible
  const isGone =
    versions.length > 0 &&
    versions.every((version) => isAtLeast(String(version), stages.value.removed))
  const isOther = runtimes.length > 0 && !runtimes.includes(runtime)
  const isAsked = own.some(({ decision, value }) => decision === 'isolation' && value === 'hyperv')
  return isAsked && (isGone || isOther) ? { ...possible, isolation: ofIgnored } : possible
}

/** What a pod has whose annotation does nothing, unless its RuntimeClass says otherwise. */
const ofIgnored: readonly unknown[] = ['process']
