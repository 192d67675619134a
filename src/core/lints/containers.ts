import type { Manifest } from '../model/manifest.ts'
import { nodesAt, valueAt, type Node } from '../model/nodes.ts'
import { memoizeByObject } from '../values/memoize.ts'

/** The lists of containers that a pod can have. */
export const listsOfContainers = ['containers', 'initContainers', 'ephemeralContainers'] as const

/** The containers of the pod that a document has, list after list. */
export const containersOf = memoizeByObject(({ value, pod }: Manifest): readonly Node[] =>
  pod ? listsOfContainers.flatMap((list) => nodesAt(value, pod.path, ['spec', list, '*'])) : [],
)

/** Those that run as long as the pod does. */
export const mainContainersOf = ({ value, pod }: Manifest): readonly Node[] =>
  pod ? nodesAt(value, [...pod.path, 'spec'], ['containers', '*']) : []

/** Where the resources of a container stand, or are missed. */
export const resourcesAt = ({ path, value }: Node): Node['path'] =>
  valueAt(value, ['resources']) === undefined ? path : [...path, 'resources']

/** What its containers have at a path, where they have something. */
export const inContainersOf = (manifest: Manifest, ...below: readonly string[]): readonly Node[] =>
  containersOf(manifest).flatMap(({ path, value: container }) => {
    const value = valueAt(container, below)
    return value === undefined ? [] : [{ path: [...path, ...below], value }]
  })

/** Where a container starts a process. */
export const starts: readonly (readonly [string, ...string[]])[] = [
  ['command'],
  ['livenessProbe', 'exec', 'command'],
  ['readinessProbe', 'exec', 'command'],
  ['startupProbe', 'exec', 'command'],
  ['lifecycle', 'postStart', 'exec', 'command'],
  ['lifecycle', 'preStop', 'exec', 'command'],
]
