import type { Fact, SourceRef } from '../fact.ts'
import { inferred, verified } from '../fact.ts'
import { isAtLeast, isWithin, minorOf } from '../../values/version.ts'
import type { PatchBounds } from './acceptance.ts'
import { gateTable } from './gate-table.ts'
import { ownValue } from '../../values/own.ts'

export type GateStage = 'alpha' | 'beta' | 'stable' | 'deprecated'

/** What a gate is from one minor on. */
export interface GateStep {
  readonly from: string
  readonly stage: GateStage
  readonly default: boolean
  readonly locked: boolean
}

export interface Gate {
  readonly name: string
  /** Oldest first; the first one is the first minor that knows the name. */
  readonly steps: readonly [GateStep, ...GateStep[]]
  /** First minor that refuses the name. */
  readonly removed?: string
}

export type GateComponent = 'kubelet' | 'kube-proxy'

const stages: Readonly<Record<string, GateStage>> = {
  a: 'alpha',
  b: 'beta',
  g: 'stable',
  d: 'deprecated',
}

let parsed: ReadonlyMap<string, Gate> | undefined

/** Every gate by name; the table is read when the first one is asked for. */
export function gates(): ReadonlyMap<string, Gate> {
  parsed ??= new Map(
    gateTable
      .trim()
      .split('\n')
      .map((line) => {
        const gate = parseGate(line)
        return [gate.name, gate] as const
      }),
  )
  return parsed
}

function parseGate(line: string): Gate {
  const [name = '', ...marks] = line.split(' ')
  const last = marks.at(-1)
  const removed = last?.startsWith('x') ? `1.${last.slice(1)}` : undefined
  const [first = 'a14', ...rest] = removed ? marks.slice(0, -1) : marks
  const steps = [parseStep(first), ...rest.map(parseStep)] as const
  return removed ? { name, steps, removed } : { name, steps }
}

function parseStep(mark: string): GateStep {
  const letter = mark.charAt(0)
  const locked = mark.endsWith('!')
  return {
    from: `1.${mark.slice(1, locked ? -1 : undefined)}`,
    stage: stages[letter.toLowerCase()] ?? 'alpha',
    default: letter < 'a',
    locked,
  }
}

/** Gates that came to a minor by back-port. */
const backPorts: Readonly<Record<string, PatchBounds>> = {
  OrderedNamespaceDeletion: { '1.30': '1.30.11', '1.31': '1.31.7', '1.32': '1.32.3' },
  SeparateCacheWatchRPC: { '1.28': '1.28.8', '1.29': '1.29.3' },
  StatefulSetSemanticRevisionComparison: { '1.34': '1.34.2' },
  StrictCostEnforcementForVAP: { '1.30': '1.30.2' },
  StrictCostEnforcementForWebhooks: { '1.30': '1.30.2' },
  UnauthenticatedHTTP2DOSMitigation: {
    '1.25': '1.25.15',
    '1.26': '1.26.10',
    '1.27': '1.27.7',
    '1.28': '1.28.3',
  },
  WatchFromStorageWithoutResourceVersion: {
    '1.27': '1.27.13',
    '1.28': '1.28.9',
    '1.29': '1.29.4',
  },
}

/** Declared by libraries of every component instead of the lists that the table was read from. */
const libraryGates: Readonly<Record<string, string>> = {
  AllAlpha: '1.14',
  AllBeta: '1.18',
  ContextualLogging: '1.24',
  LoggingAlphaOptions: '1.24',
  LoggingBetaOptions: '1.24',
  InformerResourceVersion: '1.30',
  WatchListClient: '1.30',
  ClientsAllowCBOR: '1.32',
  ClientsPreferCBOR: '1.32',
}

const client = 'staging/src/k8s.io/client-go/features/known_features.go'
const metrics = 'staging/src/k8s.io/component-base/metrics/features/kube_features.go'

/** The one list that declares a gate, where it is none of the usual two. */
const otherLists: Readonly<Record<string, string>> = {
  AtomicFIFO: client,
  ClientsAllowCARotation: client,
  ClientsAllowTLSCacheGC: client,
  ComponentSLIs: metrics,
  InOrderInformers: client,
  InOrderInformersBatchProcess: client,
  NativeHistograms: metrics,
  UnlockWhileProcessingFIFO: client,
}

/** The lists that a name was read from, as a minor has them. */
function list(minor: string, name = ''): readonly SourceRef[] {
  const other = ownValue(otherLists, name)
  return other === undefined
    ? [
        `k8s v${minor}.0/pkg/features/kube_features.go`,
        `k8s v${minor}.0/staging/src/k8s.io/apiserver/pkg/features/kube_features.go`,
      ]
    : [`k8s v${minor}.0/${other}`]
}

/** What a component does with a name that it does not know, or with a locked gate set otherwise. */
const refusal = [
  'k8s v1.20.0/staging/src/k8s.io/component-base/featuregate/feature_gate.go',
] as const

/** How a gate is written. */
export const gateForm = verified('Name=true', refusal)

export type GateVerdict =
  | {
      readonly is: 'known'
      readonly default: boolean
      readonly locked: boolean
      readonly fact: Fact<GateStep>
    }
  | { readonly is: 'removed'; readonly since: string; readonly fact: Fact<string> }
  | { readonly is: 'early'; readonly from: string; readonly fact: Fact<string> }
  | { readonly is: 'unheard'; readonly fact: Fact<null> }
  | { readonly is: 'library' }

const mostKept = 200
const kept = new Map<string, Map<string, GateVerdict>>()

/** What the kubelet and kube-proxy of a release make of a gate's name. */
export function gateIn(name: string, release: string): GateVerdict {
  let verdicts = kept.get(release)
  if (!verdicts || verdicts.size >= mostKept) {
    if (kept.size >= mostKept) kept.clear()
    verdicts = new Map()
    kept.set(release, verdicts)
  }
  const made = verdicts.get(name)
  if (made) return made
  const verdict = judge(name, release)
  verdicts.set(name, verdict)
  return verdict
}

function judge(name: string, release: string): GateVerdict {
  const gate = gates().get(name)
  if (!gate) return elsewhere(name, release)
  const minor = minorOf(release)
  const [first] = gate.steps
  const back = ownValue(backPorts, name)?.[minor]
  if (back !== undefined && !isAtLeast(release, back)) {
    return {
      is: 'early',
      from: back,
      fact: verified(back, [`k8s v${back}/pkg/features/kube_features.go`, ...refusal]),
    }
  }
  if (!isAtLeast(minor, first.from)) {
    return {
      is: 'early',
      from: first.from,
      fact: verified(first.from, [...list(first.from, name), ...refusal]),
    }
  }
  const { removed } = gate
  if (removed !== undefined && isAtLeast(minor, removed)) {
    return {
      is: 'removed',
      since: removed,
      fact: verified(removed, [...list(removed, name), ...refusal], { lasting: true }),
    }
  }
  const step = gate.steps.findLast(({ from }) => isWithin(minor, { from })) ?? first
  return {
    is: 'known',
    default: step.default,
    locked: step.locked,
    fact: verified(step, [...list(step.from, name), ...refusal]),
  }
}

function elsewhere(name: string, release: string): GateVerdict {
  const from = ownValue(libraryGates, name)
  if (from === undefined)
    return { is: 'unheard', fact: verified(null, [...list(minorOf(release)), ...refusal]) }
  return isAtLeast(minorOf(release), from)
    ? { is: 'library' }
    : { is: 'early', from, fact: inferred(from, ['k8s-features', ...refusal]) }
}

/** Gates that only these components read, though both know every name; others concern the kubelet. */
const readers: Readonly<Record<string, readonly GateComponent[]>> = {
  WinOverlay: ['kube-proxy'],
  WinDSR: ['kube-proxy'],
  EndpointSlice: ['kube-proxy'],
  EndpointSliceProxying: ['kube-proxy'],
  WindowsEndpointSliceProxying: ['kube-proxy'],
  TopologyAwareHints: ['kube-proxy'],
  ServiceTopology: ['kube-proxy'],
  ProxyTerminatingEndpoints: ['kube-proxy'],
  ServiceInternalTrafficPolicy: ['kube-proxy'],
  KubeProxyDrainingTerminatingNodes: ['kube-proxy'],
  IPv6DualStack: ['kubelet', 'kube-proxy'],
  AllAlpha: ['kubelet', 'kube-proxy'],
  AllBeta: ['kubelet', 'kube-proxy'],
  ContextualLogging: ['kubelet', 'kube-proxy'],
  LoggingAlphaOptions: ['kubelet', 'kube-proxy'],
  LoggingBetaOptions: ['kubelet', 'kube-proxy'],
}

export const readersOf = (name: string): readonly GateComponent[] =>
  ownValue(readers, name) ?? ['kubelet']
