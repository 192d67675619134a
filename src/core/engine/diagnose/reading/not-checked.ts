import { delegating, filePlugin } from '../../../catalog/cni/file-plugins.ts'
import { typesOfPlugin } from '../../../catalog/cni/file-types.ts'
import { kubernetesVersions } from '../../../catalog/kubernetes/index.ts'
import { entriesIn, fieldBelow } from '../../../lints/cni/file.ts'
import { isCniForLinux } from '../../../model/cni-for-linux.ts'
import { cni } from '../../../catalog/cni/index.ts'
import type { Finding } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import type { AnyParsed } from '../../../model/parsed.ts'
import { isUsable, type Context, type Contexts } from '../facts/facts.ts'
import type { ReadDocument, Unread } from './read.ts'

/** What was read and is outside of what the checks know, so that their silence says nothing of it. */
export const outsideOfChecks = (
  observations: readonly Observation[],
  parsed: readonly AnyParsed[],
): readonly Unread[] => [
  ...strangeVersions(observations),
  ...onlyLinux(observations),
  ...named(observations, 'network.otherCni')
    .slice(0, 1)
    .map((one) => ({
      ...placeOf(one),
      reason: `The plugin ${one.raw} is not known here: what depends on the plugin was not checked.`,
    })),
  ...parsed.flatMap((one) => {
    const reason = strangeCni(one)
    return reason === undefined ? [] : [{ ...one.placeOf([]), reason }]
  }),
]

/** What comes after the most that rules judge. */
export const skippedIn = ({ skipped }: Contexts): readonly Unread[] =>
  skipped.map(({ message, ...place }) => ({ ...place, reason: message }))

/** Why no check is about a CNI file; undefined where checks are, and for other documents. */
export function strangeCni({ kind, value }: AnyParsed): string | undefined {
  if (kind !== 'cni-config' || value.fault) return undefined
  if (isCniForLinux(value.value)) {
    return 'This is the CNI file of a Linux node; that of the Windows node is what the checks are about.'
  }
  const types = entriesIn(value.value).flatMap((entry) => {
    const type = fieldBelow(entry, 'type')?.value
    return typeof type === 'string' ? [type.replace(/\.exe$/i, '')] : []
  })
  const isKnown = (type: string) =>
    filePlugin(type) !== undefined || type === delegating.type || Object.hasOwn(cni, type)
  return types.length === 0 || types.some(isKnown)
    ? undefined
    : `The plugin ${types.join(', ')} is not known here: ${types.some((type) => Object.hasOwn(typesOfPlugin, type)) ? 'of its settings the types alone were checked' : 'nothing of its settings was checked'}.`
}

/** Told versions of which nothing is known, so that no known one stands in for them. */
const strangeVersionsIn = (observations: readonly Observation[]) =>
  observations.filter(
    (one) =>
      (one.decision === 'kubernetesVersion' || one.decision === 'controlPlaneVersion') &&
      one.absent !== true &&
      /^\d+\.\d+$/.test(String(one.value)) &&
      !isUsable(one),
  )

/** The settings in which a version that was told and is not known has no value at all. */
export function withStrangeVersions(
  { nodes, workloads }: Contexts,
  observations: readonly Observation[],
): Pick<Contexts, 'nodes' | 'workloads'> {
  const told = strangeVersionsIn(observations).map(({ decision }) => decision)
  // No node is newer than its API server, so that such a server tells of its nodes too.
  const ids = new Set(told.length === 0 ? told : [...told, 'kubernetesVersion'])
  const without = (context: Context): Context => {
    const none = (['kubernetesVersion', 'controlPlaneVersion'] as const)
      .filter((id) => ids.has(id) && !context.observed.has(id))
      .map((id) => [id, []] as const)
    return none.length === 0
      ? context
      : { ...context, possible: { ...context.possible, ...Object.fromEntries(none) } }
  }
  return { nodes: nodes.map(without), workloads: workloads.map(without) }
}

/** Each once. */
function strangeVersions(observations: readonly Observation[]): readonly Unread[] {
  const strange = strangeVersionsIn(observations)
  const first = kubernetesVersions[0] ?? ''
  const last = kubernetesVersions.at(-1) ?? ''
  return [...new Map(strange.map((one) => [String(one.value), one])).values()].map((one) => ({
    ...placeOf(one),
    reason: `Kubernetes ${String(one.value)} is not known here, only ${first} to ${last}: what depends on the version was not checked.`,
  }))
}

const linuxPod = 'linux workload '
const starts = (one: Observation, ...heads: readonly string[]) =>
  heads.some((head) => one.subject?.startsWith(head) === true)

/** Nodes that are all Linux, and pods that are, where nothing else tells of Windows. */
function onlyLinux(observations: readonly Observation[]): readonly Unread[] {
  const hasWindows = observations.some(
    (one) =>
      (one.absent !== true && one.decision === 'windowsRelease') ||
      starts(one, 'node ') ||
      one.name === 'host.os',
  )
  const hasPods = observations.some((one) => starts(one, 'workload '))
  const node = observations.find((one) => starts(one, 'linux ') && !starts(one, linuxPod))
  const pod = observations.find((one) => starts(one, linuxPod))
  return [
    ...(node && !hasWindows
      ? [
          {
            ...placeOf(node),
            reason: 'No Windows node is among the nodes that were sent: no node was checked.',
          },
        ]
      : []),
    ...(pod && !hasWindows && !hasPods
      ? [
          {
            ...placeOf(pod),
            reason:
              'The pods that were sent are for Linux: what Windows asks of pods was not checked.',
          },
        ]
      : []),
  ]
}

/** What was sent, where nothing is known of any of it: no value, no check and no message; each file once. */
export function unknownFiles(
  documents: readonly ReadDocument[],
  reports: readonly { readonly read: number; readonly checks: number }[],
  findings: readonly Finding[],
  unread: readonly Unread[],
): readonly Unread[] {
  if (findings.length > 0 || reports.some(({ read, checks }) => read + checks > 0)) return []
  const told = new Set(unread.map(({ file }) => file))
  return documents.flatMap(({ doc, importer, reading }) => {
    // What the app wrote for people is known as that.
    if (told.has(doc.file) || importer?.origin === 'app') return []
    told.add(doc.file)
    const reason =
      (reading.parsed ?? []).length > 0
        ? 'No check is about this kind of object.'
        : 'No value and no message in it is known here.'
    return [{ ...doc.placeAt(0), reason }]
  })
}
