import { catalog } from '../../catalog/catalog.ts'
import type { KubernetesVersion } from '../../catalog/kubernetes/index.ts'
import type { DecisionId, Scenario } from '../../model/scenario.ts'
import { aspects, decisionsOf, type Aspect } from './aspects.ts'

/** One version of the node on the way. */
export interface Stop {
  readonly version: KubernetesVersion
  readonly release: string
}

/** Everything between two scenarios that a node can be at. */
export interface Way {
  readonly from: Scenario
  readonly to: Scenario
  readonly differing: readonly DecisionId[]
  /** From the first control plane to the last, each minor between them. */
  readonly servers: readonly KubernetesVersion[]
  readonly stops: readonly Stop[]
  readonly pending: readonly Aspect[]
}

/** A point on the way: indexes into its servers and stops, and the aspects that are already changed. */
export interface Point {
  readonly server: number
  readonly stop: number
  readonly done: readonly Aspect[]
}

/** Lays out the way; `differing` are the decisions in which the two differ. */
export const wayOf = (from: Scenario, to: Scenario, differing: readonly DecisionId[]): Way => ({
  from,
  to,
  differing,
  servers: upTo(from.controlPlaneVersion, to.controlPlaneVersion),
  stops: stopsOf(from, to),
  pending: aspects.filter((aspect) => decisionsOf(aspect, differing).length > 0),
})

/** A text that is no release of its minor is carried along: the last stop has what was chosen. */
function stopsOf(from: Scenario, to: Scenario): readonly Stop[] {
  const first = { version: from.kubernetesVersion, release: from.kubernetesRelease }
  const last = { version: to.kubernetesVersion, release: to.kubernetesRelease }
  if (first.version === last.version && first.release === last.release) return [first]
  const between = upTo(first.version, last.version).slice(1, -1)
  return [first, ...between.map((version) => ({ version, release: newestOf(version) })), last]
}

const newestOf = (version: KubernetesVersion) =>
  catalog.kubernetes[version].newestPatch.value ?? `${version}.0`

const minors = Object.values(catalog.kubernetes).map(({ id }) => id)

/** Both ends, and every minor between them on the way up; down there is no way by minors. */
function upTo(first: KubernetesVersion, last: KubernetesVersion): readonly KubernetesVersion[] {
  if (first === last) return [first]
  const [a, b] = [minors.indexOf(first), minors.indexOf(last)]
  return a < b ? minors.slice(a, b + 1) : [first, last]
}

export const start: Point = { server: 0, stop: 0, done: [] }

/** The point at which nothing is left to change. */
export const endOf = ({ servers, stops, pending }: Way): Point => ({
  server: servers.length - 1,
  stop: stops.length - 1,
  done: pending,
})

/** The scenario at a point: the first one, with what is changed by then. */
export function scenarioAt(way: Way, { server, stop, done }: Point): Scenario {
  const changed: Partial<Scenario> = Object.fromEntries(
    done.flatMap((aspect) => decisionsOf(aspect, way.differing)).map((id) => [id, way.to[id]]),
  )
  const at = way.stops[stop]
  return {
    ...way.from,
    ...changed,
    kubernetesVersion: at?.version ?? way.to.kubernetesVersion,
    kubernetesRelease: at?.release ?? way.to.kubernetesRelease,
    controlPlaneVersion: way.servers[server] ?? way.to.controlPlaneVersion,
  }
}
