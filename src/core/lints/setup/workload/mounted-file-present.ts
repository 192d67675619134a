import { namedObjects } from '../../../catalog/workload/named-objects.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { nearest } from '../../../values/nearest.ts'
import { faultAt } from '../../fault-at.ts'
import { mainContainersOf } from '../../containers.ts'
import { namespaceOf } from '../../of-service.ts'
import { acrossLines } from '../../../values/across-lines.ts'

export const mountedFilePresent = defineLint({
  id: 'mounted-file-present',
  on: 'setup',
  summary:
    'The file that a container is told to read is a key of the ConfigMap that is mounted there',
  remediation: 'Write the name of the key, and the folder where it is mounted.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    const maps = new Map(
      manifests
        .filter(({ value }) => value.kind === 'ConfigMap' && value.isDescribed !== true)
        .map((one) => [`${namespaceOf(one)}/${one.value.name ?? ''}`, one]),
    )
    if (maps.size === 0) return []
    return manifests.flatMap((sent): readonly LintViolation[] => {
      const mounts = mountsOf(sent, maps)
      if (mounts.length === 0) return []
      return mainContainersOf(sent.value).flatMap((container) => {
        const words = ['command', 'args'].flatMap((list) =>
          nodesAt(container.value, [], [list, '*']).flatMap((one) =>
            filesIn(String(one.value)).map((file) => ({
              file,
              path: [...container.path, ...one.path],
            })),
          ),
        )
        return words.flatMap(({ file, path }): readonly LintViolation[] => {
          const fault = faultOf(
            file,
            mounts.filter((one) => one.of === String(container.path.at(-1))),
          )
          return fault
            ? [
                faultAt(
                  sent.placeOf(path),
                  'fails',
                  `${sent.value.name ?? 'The pod'} reads ${file.written}, and ${fault.says}: the file is not there.`,
                  namedObjects.meant,
                  {
                    also: [fault.place],
                  },
                ),
              ]
            : []
        })
      })
    })
  },
})

type Sent = Parsed<'manifest'>

interface Mount {
  /** The container, by its index. */
  readonly of: string
  readonly folder: string
  readonly written: string
  readonly keys: readonly string[]
  readonly map: Sent
  /** Where else something is mounted in that container. */
  readonly others: ReadonlySet<string>
  readonly place: ReturnType<Sent['placeOf']>
}

interface Named {
  readonly folder: string
  readonly name: string
  readonly written: string
}

/** Without a drive, in lower case, with slashes of one kind. */
const plain = (path: string) =>
  path
    .toLowerCase()
    .replaceAll(/[\\/]+/g, '/')
    .replace(
      /^(?:[a-z]:|%container_sandbox_mount_point%|\$env:container_sandbox_mount_point)(?=\/)/,
      '',
    )
    .replace(/\/$/, '')

/** The kubelet puts a path that begins nowhere at the root of the drive. */
const fromRoot = (path: string) => plain(/^(?:[A-Za-z]:|[\\/%$])/.test(path) ? path : `/${path}`)

const pathsOfFiles = new RegExp(
  acrossLines`
    (?:[A-Za-z]:|%CONTAINER_SANDBOX_MOUNT_POINT%|\$env:CONTAINER_SANDBOX_MOUNT_POINT)?
    ((?:[\\/]{1,2}[\w .-]{1,80}){1,10}\.[A-Za-z\d]{1,8})(?![\w\\/.])
  `,
  'g',
)
/** The files with whole paths that a word of a command names. */
const filesIn = (word: string): readonly Named[] =>
  [...word.slice(0, 2_000).matchAll(pathsOfFiles)].map(([written]) => {
    const all = plain(written)
    const at = all.lastIndexOf('/')
    return { folder: all.slice(0, at), name: all.slice(at + 1), written }
  })

/** The folders at which whole ConfigMaps that were sent are mounted. */
function mountsOf(sent: Sent, maps: ReadonlyMap<string, Sent>): readonly Mount[] {
  const spec = [...(sent.value.pod?.path ?? []), 'spec']
  return mainContainersOf(sent.value).flatMap((container) =>
    nodesAt(container.value, [], ['volumeMounts', '*']).flatMap(
      ({ path, value }): readonly Mount[] => {
        const [name, mountPath] = ['name', 'mountPath'].map((key) => valueAt(value, [key]))
        if (typeof mountPath !== 'string' || valueAt(value, ['subPath']) !== undefined) return []
        const volume = nodesAt(sent.value.value, spec, ['volumes', '*']).find(
          (one) => valueAt(one.value, ['name']) === name,
        )
        const own = volume && valueAt(volume.value, ['configMap'])
        const map = maps.get(`${namespaceOf(sent)}/${String(valueAt(own, ['name']))}`)
        if (!map || valueAt(own, ['items']) !== undefined) return []
        const keys = ['data', 'binaryData'].flatMap((part) =>
          nodesAt(map.value.value, [part], ['*']).map((one) => String(one.path.at(-1))),
        )
        return [
          {
            of: String(container.path.at(-1)),
            folder: fromRoot(mountPath),
            written: mountPath,
            keys,
            map,
            others: new Set(
              nodesAt(container.value, [], ['volumeMounts', '*', 'mountPath']).map((one) =>
                fromRoot(String(one.value)),
              ),
            ),
            place: sent.placeOf([...container.path, ...path, 'mountPath']),
          },
        ]
      },
    ),
  )
}

function faultOf({ folder, name }: Named, mounts: readonly Mount[]) {
  const here = mounts.find((one) => one.folder === folder)
  if (here?.others.has(`${folder}/${name}`)) return undefined
  if (here) {
    return here.keys.length === 0 || here.keys.some((key) => key.toLowerCase() === name)
      ? undefined
      : {
          says: `the ConfigMap ${here.map.value.name ?? ''} that is mounted there has ${here.keys.slice(0, 10).join(', ')} alone`,
          place: here.map.placeOf(['data']),
        }
  }
  // A file of the map in a folder whose name differs by a letter or two.
  const near = mounts.find(
    (one) =>
      one.keys.some((key) => key.toLowerCase() === name) &&
      nearest(folder, [one.folder]) !== undefined,
  )
  return (
    near && {
      says: `the ConfigMap with that file is mounted at ${near.written}`,
      place: near.place,
    }
  )
}
