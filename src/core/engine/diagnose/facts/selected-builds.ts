import {
  imageReleases,
  images,
  windows,
  windowsReleases,
  type ImageRelease,
} from '../../../catalog/windows/index.ts'
import type { Observation } from '../../../model/observation.ts'
import { named } from '../../../model/observed.ts'
import type { Context } from './facts.ts'

/**
 * A pod that selects the build of its own image comes to no node of another one: where no such node
 * was sent, what its image needs is no fault of the nodes that were.
 */
export function withoutOtherHosts(observations: readonly Observation[]): readonly Observation[] {
  const selected = [...named(observations, 'workload.windowsBuild'), ...byClass(observations)]
  if (selected.length === 0) return observations
  const present = named(observations, 'host.build').map(({ value }) => String(value))
  const wanted = new Map(
    selected
      .filter(({ value }) => !present.some((build) => `${build}.`.startsWith(`${String(value)}.`)))
      .map(({ subject, value }) => [subject, String(value)]),
  )
  return wanted.size === 0
    ? observations
    : observations.map((one) =>
        one.decision === 'imageRelease' &&
        isRelease(one.value) &&
        images[one.value].build.value === wanted.get(podOf(one.subject))
          ? { ...one, decision: null, name: 'image.release' }
          : one,
      )
}

/** The build that each pod selects, by its subject. */
export const selectedBuilds = (
  observations: readonly Observation[],
): ReadonlyMap<string | undefined, unknown> =>
  new Map(
    [...byClass(observations), ...named(observations, 'workload.windowsBuild')].map(
      ({ subject, value }) => [subject, value],
    ),
  )

/** The nodes that a pod can come to which selects a build; all where it selects none, or none has it. */
export function nodesOfBuild(nodes: readonly Context[], build: unknown): readonly Context[] {
  if (build === undefined) return nodes
  const fitting = nodes.filter(({ possible }) =>
    windowsReleases.some(
      (id) => windows[id].build.value === build && possible.windowsRelease?.includes(id),
    ),
  )
  return fitting.length > 0 ? fitting : nodes
}

/** The builds that pods select by their RuntimeClass. */
function byClass(observations: readonly Observation[]) {
  const builds = new Map(
    named(observations, 'runtimeClass.windowsBuild').map(({ subject, value }) => [subject, value]),
  )
  return builds.size === 0
    ? []
    : named(observations, 'workload.runtimeClassName').flatMap(({ subject, value }) => {
        const build = builds.get(`runtimeclass ${String(value)}`)
        return build === undefined ? [] : [{ subject, value: build }]
      })
}

const releases: ReadonlySet<unknown> = new Set(imageReleases)
const isRelease = (value: unknown): value is ImageRelease => releases.has(value)

/** The subject of the pod that a container is of. */
export const podOf = (subject = '') => subject.replace(/ container \d+$/, '')
