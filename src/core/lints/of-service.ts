import { systemOfPod, type Manifest, type OperatingSystem } from '../model/manifest.ts'
import { nodesAt } from '../model/nodes.ts'
import { ofKind, type AnyParsed, type Setup } from '../model/parsed.ts'
import { memoizeByObject } from '../values/memoize.ts'
import { workersOf } from './workers.ts'

/**
 * The system of the pods behind a Service: of those that were sent and that it selects, else of the
 * workers of the cluster where all of them run Windows; undefined where neither tells.
 */
export function systemOfService(
  { value }: Manifest,
  { observations, parsed }: Setup,
): OperatingSystem | undefined {
  const [first, ...others] = labelsAt(value, ['spec', 'selector'])
  if (first === undefined) return undefined
  const pods = (podsByLabel(parsed).get(first) ?? []).filter(({ labels }) =>
    others.every((one) => labels.has(one)),
  )
  const systems = new Set(pods.map(({ system }) => system))
  if (pods.length > 0) return systems.size === 1 ? pods[0]?.system : undefined
  const workers = workersOf(observations)
  return workers && workers.linux.length === 0 && workers.windows.length > 0 ? 'windows' : undefined
}

interface Labelled {
  readonly labels: ReadonlySet<string>
  readonly system: OperatingSystem | undefined
}

const podsByLabel = memoizeByObject((parsed: readonly AnyParsed[]) => {
  const all = new Map<string, Labelled[]>()
  for (const { value } of ofKind(parsed, 'manifest')) {
    if (!value.pod) continue
    const labels = new Set(labelsAt(value.value, [...value.pod.path, 'metadata', 'labels']))
    const one = { labels, system: systemOfPod(value) }
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
