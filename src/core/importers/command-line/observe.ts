import { cni } from '../../catalog/cni/index.ts'
import { holdsOneValue } from '../../catalog/flags/accepted.ts'
import { valueBounds } from '../../catalog/flags/value-bounds.ts'
import { modes } from '../../catalog/modes/index.ts'
import type { Document } from '../../model/document.ts'
import type { Place } from '../../model/finding.ts'
import type { Reading } from '../../model/importer.ts'
import type { Observation, Problem } from '../../model/observation.ts'
import { decided, stated } from '../../model/observe.ts'
import { isOfKubernetes } from '../../model/parsed.ts'
import type { DecisionId } from '../../model/scenario.ts'
import { decisionsOf } from './flag-decisions.ts'
import { isSwitch } from './flag-names.ts'
import type { FoundLine } from './parse.ts'
import { parsedLine } from './parsed-line.ts'
import { memoizeByObject } from '../../values/memoize.ts'
import { ownValue } from '../../values/own.ts'

const prefixes = { kubelet: 'kubelet', 'kube-proxy': 'kubeProxy', flanneld: 'flanneld' } as const

/** Decisions that follow from what a flag is for, not from its value. */
const following: ReadonlySet<string> = new Set([
  'network-plugin',
  'image-pull-progress-deadline',
  'container-runtime-endpoint',
  'windows-service',
])

/** flanneld may take another adapter than that of the address by which the cluster knows the node. */
const ofOneAdapter = 'iface'

/** A node starts a handful; a script that starts more is many scripts. */
const mostLines = 60

/** The command lines that are read; of more it is said where they begin. */
export function firstLines<L extends FoundLine>(
  all: readonly L[],
  doc: Document,
): { readonly lines: readonly L[]; readonly problems: readonly Problem[] } {
  const next = all[mostLines]
  const message = `Only the first ${mostLines} of ${all.length} command lines are read.`
  return {
    lines: all.slice(0, mostLines),
    problems: next ? [{ ...doc.placeAt(next.at), message }] : [],
  }
}

/** Flags that only a kubelet with dockershim has. */
export const dockershimFlags: ReadonlySet<string> = new Set([
  'network-plugin',
  'image-pull-progress-deadline',
])

/** Whether an observation rests on a flag that only a kubelet with dockershim has. */
export const isOfDockershim = ({ decision, raw }: Observation) =>
  decision === 'containerRuntime' && dockershimFlags.has(/^--?([\w-]+)/.exec(raw)?.[1] ?? '')

const isRemote = ({ flags }: FoundLine) =>
  flags.some(
    ({ name, value }) =>
      (name === 'container-runtime' && value === 'remote') ||
      (name === 'container-runtime-endpoint' && /containerd|cri-dockerd/i.test(value ?? '')),
  )

/** Every flag of a line as a fact, and the decisions that it states. */
export function readLine(line: FoundLine, doc: Document): Reading {
  const subject = `component ${line.program}`
  const observations = line.flags.flatMap((flag, i): readonly Observation[] => {
    const place = line.places[i]
    if (!place || !flag.isKnown) return []
    const at: Place = doc.placeAt(place.valueAt)
    const value = flag.value ?? 'true'
    const others = line.flags.slice(i + 1).filter(({ name }) => name === flag.name)
    // What a later one takes the place of is none of the setup.
    if (others.length > 0 && isReplaced(line, flag.name)) return []
    // Two flags without a blank between them are one to the program, and say nothing of either.
    if (/[^\s=,;"']--[a-z][\w-]{2,60}=/.test(value.slice(0, 2000))) return []
    // One that takes a value and has none tells nothing.
    const isBare = flag.value === undefined && !isSwitch(line.program, flag.name)
    if (isBare && !following.has(flag.name)) return []
    const name = `${prefixes[line.program]}.flag.${flag.name}`
    const facts = [
      stated(name, value, flag.value === undefined ? flag.raw : place.rawValue, at, { subject }),
    ]
    if (flag.name === 'pod-infra-container-image') {
      facts.push(stated('pauseImage', value, place.rawValue, at, { subject }))
    }
    // Further items of a list stand beside the first one.
    const isFirst = line.flags.findIndex(({ name }) => name === flag.name) === i
    const isFurther = flag.name === 'cluster-dns' && !isFirst
    const read = isFurther ? undefined : ownValue(decisionsOf[line.program], flag.name)
    const isInferred = following.has(flag.name) || flag.name === ofOneAdapter
    const more = isInferred ? { inferred: true as const } : {}
    // With a runtime of its own the kubelet ignores what is for Docker.
    if (dockershimFlags.has(flag.name) && isRemote(line)) return facts
    // Who started it says more than what it was told.
    if (flag.name === 'windows-service' && line.isOfNssm === true) return facts
    for (const [decision, known] of read?.(value) ?? []) {
      const isWhole = flag.value === undefined || following.has(flag.name)
      facts.push(
        decided(
          decision,
          known,
          isWhole ? flag.raw : place.rawValue,
          isWhole ? doc.placeAt(place.at) : at,
          { ...more, ...scopeOf(decision, subject) },
        ),
      )
    }
    return facts
  })
  const environment = variablesIn(doc)
  const own = environment.length === 0 ? line : { ...line, environment }
  return {
    observations: [
      ...observations,
      ...joining(line, doc),
      ...networkOf(line, doc),
      ...modeOf(line, doc),
    ],
    parsed: [parsedLine(own, doc)],
  }
}

/** Variables beside a command that let a flag pass, which nobody says to be missing. */
const variablesIn = memoizeByObject(({ text }: Document): readonly string[] =>
  variables.filter((name) => {
    const lines = text.includes(name) ? text.split('\n').filter((one) => one.includes(name)) : []
    return lines.some((one) => !/\b(?:must|need\w*|not|n['’]t|without|unless|missing)\b/i.test(one))
  }),
)
const variables = valueBounds.flatMap(({ unless }) =>
  unless && 'environment' in unless ? [unless.environment] : [],
)

const isReplaced = ({ program }: FoundLine, name: string) =>
  isOfKubernetes(program) && holdsOneValue(program, name)

/** How a kubelet gets its identity tells how the node joined. */
function joining(line: FoundLine, doc: Document): readonly Observation[] {
  if (line.program !== 'kubelet') return []
  const at = (name: string) => line.flags.findIndex((flag) => flag.name === name && flag.isKnown)
  const bootstrap = at('bootstrap-kubeconfig')
  const index = bootstrap < 0 ? at('kubeconfig') : bootstrap
  const place = line.places[index]
  const value = line.flags[index]?.value ?? ''
  // The agent of RKE2 writes the file itself, once it has joined with its token.
  if (!place || value === '' || /[\\/]rancher[\\/]{1,4}rke2[\\/]/i.test(value)) return []
  const isKubeadm = /[\\/]etc[\\/]kubernetes[\\/](?:bootstrap-)?kubelet\.conf$/i.test(value)
  const method = isKubeadm ? 'kubeadm' : bootstrap < 0 ? 'kubeconfig' : 'bootstrap-token'
  return [
    decided('joinMethod', method, place.rawValue, doc.placeAt(place.valueAt), { inferred: true }),
  ]
}

/** Whoever runs the agent of a plugin has its network. */
function networkOf(line: FoundLine, doc: Document): readonly Observation[] {
  const owner = Object.values(cni).find(({ agentService }) => agentService?.name === line.program)
  const index = line.flags.findIndex(({ isKnown }) => isKnown)
  const flag = line.flags[index]
  const place = line.places[index]
  return owner && flag && place
    ? [decided('cni', owner.id, flag.raw, doc.placeAt(place.at), { inferred: true })]
    : []
}

/** The one mode in which kube-proxy needs an address of its own on the node. */
const [withVip, otherWithVip] = Object.values(modes).filter((mode) => 'sourceVip' in mode)

function modeOf(line: FoundLine, doc: Document): readonly Observation[] {
  if (line.program !== 'kube-proxy' || !withVip || otherWithVip) return []
  const index = line.flags.findIndex(({ name, isKnown }) => name === 'source-vip' && isKnown)
  const value = line.flags[index]?.value ?? ''
  const place = line.places[index]
  return place && /^\d{1,3}(?:\.\d{1,3}){3}$/.test(value)
    ? [
        decided('networkMode', withVip.id, place.rawValue, doc.placeAt(place.valueAt), {
          inferred: true,
          weight: 'default',
        }),
      ]
    : []
}

/** Each component has gates and a log of its own; everything else is a matter of the node. */
const scopeOf = (decision: DecisionId, subject: string) =>
  decision === 'featureGates' || decision === 'logDirectory' ? { subject } : {}

/** One reading of several. */
export const merged = (readings: readonly Reading[]): Reading => ({
  observations: readings.flatMap(({ observations = [] }) => observations),
  problems: readings.flatMap(({ problems = [] }) => problems),
  parsed: readings.flatMap(({ parsed = [] }) => parsed),
  inner: readings.flatMap(({ inner = [] }) => inner),
})
