import { volumeFacts } from '../../../catalog/workload/volumes.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, pathText, valueAt, type Node } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isBefore, isVersion, minorOf } from '../../../values/version.ts'
import { containersOf, starts } from '../../containers.ts'

const { mountedAtSandbox } = volumeFacts
const { containerdBefore: since } = mountedAtSandbox.value

export const hostProcessVolume = defineLint({
  id: 'host-process-volume',
  on: 'setup',
  summary: 'A HostProcess container finds its volumes where the containerd of the node mounts them',
  remediation: `Write %CONTAINER_SANDBOX_MOUNT_POINT% ($env:CONTAINER_SANDBOX_MOUNT_POINT in PowerShell) before the path, or update containerd to ${since} or later.`,
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const runtimes = deciding(observations, 'containerRuntime')
    const versions = deciding(observations, 'runtimeVersion')
    const [older] = versions
    const isOld =
      runtimes.every(({ value }) => value === 'containerd') &&
      versions.every(({ value }) => isOlder(String(value)))
    if (!older || !isOld) return []
    return ofKind(parsed, 'manifest').flatMap(({ value: manifest, placeOf }) => {
      const { value, pod } = manifest
      if (pod?.isHostProcess !== true) return []
      const ofNode = onNode(value, pod.path)
      return containersOf(manifest).flatMap((container) =>
        nodesAt(value, container.path, ['volumeMounts', '*']).flatMap(
          ({ value: mount }): readonly LintViolation[] => {
            const path = plain(valueAt(mount, ['mountPath']))
            // What lies there on the node itself is found.
            if (path.length < 2 || ofNode.get(valueAt(mount, ['name'])) === path) return []
            const used = textsOf(container).find(({ value: text }) => hasPath(plain(text), path))
            if (!used) return []
            return [
              {
                path: [],
                place: placeOf(used.path),
                also: [observedAt(older)],
                basis: 'fails',
                message: `${pathText(used.path)} looks for the volume at ${String(valueAt(mount, ['mountPath'])).slice(0, 120)}. containerd ${String(older.value)} mounts volumes of HostProcess containers below $CONTAINER_SANDBOX_MOUNT_POINT alone, so nothing is there.`,
                facts: [mountedAtSandbox],
              },
            ]
          },
        ),
      )
    })
  },
})

const isOlder = (version: string) =>
  isVersion(version) && isBefore(minorOf(version), minorOf(since))

/** Folders of the node that a pod mounts, by the names of its volumes. */
const onNode = (value: unknown, pod: Node['path']) =>
  new Map(
    nodesAt(value, [...pod, 'spec'], ['volumes', '*']).map(({ value: volume }) => [
      valueAt(volume, ['name']),
      plain(valueAt(volume, ['hostPath', 'path'])),
    ]),
  )

/** A path without its drive, in small letters, with slashes as URLs have them. */
const plain = (text: unknown) =>
  typeof text === 'string'
    ? text
        .toLowerCase()
        .replaceAll(/\\+/g, '/')
        .replaceAll(/\bc:\//g, '/')
        .replace(/\/$/, '')
    : ''

/** A path of its own, and none below the variable. */
function hasPath(text: string, path: string): boolean {
  const at = text.indexOf(path)
  if (at < 0) return false
  const before = text[at - 1]
  const behind = text[at + path.length]
  return (
    (before === undefined || /[\s"'=:;,(]/.test(before)) &&
    (behind === undefined || /[\s"'/;,)]/.test(behind))
  )
}

/** What a container is started with. */
const textsOf = ({ path, value }: Node): readonly Node[] =>
  [...starts, ['args']]
    .flatMap((below) => nodesAt(value, [], [...below, '*']))
    .map((one) => ({ ...one, path: [...path, ...one.path] }))
