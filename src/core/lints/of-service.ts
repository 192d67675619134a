import { serviceFeatures } from '../catalog/workload/service-features.ts'
import { systemOfPod, type Manifest, type OperatingSystem } from '../model/manifest.ts'
import { nodesAt, valueAt } from '../model/nodes.ts'
import { named } from '../model/observed.ts'
import { ofKind, type AnyParsed, type Parsed, type Setup } from '../model/parsed.ts'
import { memoizeByObject } from '../values/memoize.ts'
import { workersOf } from './workers.ts'

/**
 * The system of the pods behind a Service: of those that were sent and that it selects, else what
 * words tell of those of the one Service, or an annotation that kube-proxy on Windows alone reads,
 * else that of the workers of the cluster where all of them run Windows; undefined where none tells.
 */
export function systemOfService(
  { value }: Manifest,
  { observations, parsed }: Setup,
): OperatingSystem | undefined {
  if (labelsAt(value, selector).length === 0) return undefined
  const systems = new Set(podsSelectedBy(value, parsed).map(({ value: pod }) => systemOfPod(pod)))
  if (systems.size > 0) return systems.size === 1 ? [...systems][0] : undefined
  if (isOfOneService(parsed) && named(observations, 'service.podsTold').length > 0) return 'windows'
  if (valueAt(value, ofWindows) === 'true') return 'windows'
  const workers = workersOf(observations)
  return workers && workers.linux.length === 0 && workers.windows.length > 0 ? 'windows' : undefined
}

const ofWindows = ['metadata', 'annotations', serviceFeatures.preserveDestination.annotation]

/** Where words can mean one Service alone, and no pod that was sent. */
function isOfOneService(parsed: readonly AnyParsed[]): boolean {
  const manifests = ofKind(parsed, 'manifest')
  return (
    manifests.every(({ value }) => value.pod === undefined) &&
    manifests.filter(({ value }) => value.kind === 'Service').length === 1
  )
}

/** What was sent of pods with all labels that a Service asks for, in any namespace; none for one that asks for none. */
export function podsSelectedBy(
  service: unknown,
  parsed: readonly AnyParsed[],
): readonly Parsed<'manifest'>[] {
  const [first, ...others] = labelsAt(service, selector)
  if (first === undefined) return []
  return (podsByLabel(parsed).get(first) ?? []).flatMap(({ labels, sent }) =>
    others.every((one) => labels.has(one)) ? [sent] : [],
  )
}

/** Those of them in its own namespace. */
export const podsBehind = (
  service: Parsed<'manifest'>,
  parsed: readonly AnyParsed[],
): readonly Parsed<'manifest'>[] =>
  podsSelectedBy(service.value.value, parsed).filter(
    (pod) => namespaceOf(pod) === namespaceOf(service),
  )

/** That of an object which names none is told by whoever applies it; it is taken for the usual one. */
export const namespaceOf = ({ value: { value } }: Parsed<'manifest'>): string => {
  const told = valueAt(value, ['metadata', 'namespace'])
  return typeof told === 'string' ? told : 'default'
}

const selector = ['spec', 'selector']

interface Labelled {
  readonly labels: ReadonlySet<string>
  readonly sent: Parsed<'manifest'>
}

const podsByLabel = memoizeByObject((parsed: readonly AnyParsed[]) => {
  const all = new Map<string, Labelled[]>()
  for (const sent of ofKind(parsed, 'manifest')) {
    const { value } = sent
    if (!value.pod) continue
    const labels = new Set(labelsAt(value.value, [...value.pod.path, 'metadata', 'labels']))
    const one = { labels, sent }
    for (const label of labels) {
      const own = all.get(label)
      if (own) own.push(one)
      else all.set(label, [one])
    }
  }
  return all
})

/** `key=value` of each. */
const labelsAt = (value: unknown, path: readonly (string | number)[]): readonly string[] =>
  nodesAt(value, path, ['*']).map((one) => `${String(one.path.at(-1))}=${String(one.value)}`)
