import { logLinks } from '../../../catalog/workload/log-links.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt, type Node } from '../../../model/nodes.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { containersOf } from '../../containers.ts'

const { entries, pods, parents, targets, ofLinux, ofDocker } = logLinks.value

export const logLinksMounted = defineLint({
  id: 'log-links-mounted',
  on: 'setup',
  summary: 'A pod that reads logs has the folders to which their links lead',
  remediation: `Mount C:\\var\\log, and with Docker ${ofDocker}, at the same paths as on the node.`,
  decisions: [],

  check({ observations, parsed }) {
    const runtimes = deciding(observations, 'containerRuntime')
    const isContainerd =
      runtimes.length > 0 && runtimes.every(({ value }) => value === 'containerd')
    return ofKind(parsed, 'manifest').flatMap(({ value: manifest, placeOf }) => {
      const { value, pod } = manifest
      if (pod?.operatingSystem !== 'windows' || pod.isHostProcess) return []
      const folders = new Map(
        nodesAt(value, [...pod.path, 'spec'], ['volumes', '*']).flatMap(({ value: volume }) => {
          const folder = valueAt(volume, ['hostPath', 'path'])
          return typeof folder === 'string'
            ? [[valueAt(volume, ['name']), plain(folder)] as const]
            : []
        }),
      )
      return containersOf(manifest)
        .flatMap((container) => ofContainer(container, folders, isContainerd))
        .map((found) => ({ ...found, path: [], place: placeOf(found.path) }))
    })
  },
})

function ofContainer(
  { path, value }: Node,
  folders: ReadonlyMap<unknown, string>,
  withoutDocker: boolean,
): readonly LintViolation[] {
  const mounts = nodesAt(value, [], ['volumeMounts', '*']).flatMap((mount) => {
    const folder = folders.get(valueAt(mount.value, ['name']))
    const at = valueAt(mount.value, ['mountPath'])
    return folder !== undefined && typeof at === 'string'
      ? [{ folder, at: plain(at), shown: at, path: [...path, ...mount.path, 'mountPath'] }]
      : []
  })
  const logs = mounts.find(
    ({ folder }) => folder === entries || parents.some((one) => one === folder),
  )
  if (!logs) return []
  const has = (folder: string) =>
    mounts.some((one) => one.folder === one.at && `${folder}\\`.startsWith(`${one.folder}\\`))
  const apart = mounts.flatMap(({ folder, at, shown, path: where }) => {
    if (folder === ofLinux && !withoutDocker)
      return [
        report(where, `The folder of Docker’s logs is ${ofDocker} on Windows, not one of Linux.`),
      ]
    if (withoutDocker && folder !== pods) return []
    if (folder === at || !targets.some((one) => one === folder) || has(folder)) return []
    return [
      report(
        where,
        `C:${folder} is mounted as ${shown.slice(0, 200)}. The entries of C:${entries} are links that name C:${folder}, and find nothing there: the logs of pods are not read.`,
      ),
    ]
  })
  if (apart.length > 0 || logs.folder !== entries || has(pods)) return apart
  return [
    report(
      logs.path,
      `The pod has C:${entries}, whose entries are links to C:${pods}, and not that folder: the logs of pods are not read.`,
    ),
  ]
}

const report = (path: Node['path'], message: string): LintViolation => ({
  path,
  basis: 'fails',
  message,
  facts: [logLinks],
})

/** A folder of the drive C:, however it is written. */
const plain = (folder: string) =>
  folder
    .toLowerCase()
    .replace(/\//g, '\\')
    .replace(/^c:/, '')
    .replace(/(?<=.)\\+$/, '')
