import type { Observation } from '../../../model/observation.ts'
import { deciding, named } from '../../../model/observed.ts'

/** The folder of a path that begins at a root; undefined for a bare name. */
export const folderOf = (path: string | undefined) =>
  path === undefined || !/^(?:[a-z]:)?[\\/]/i.test(path)
    ? undefined
    : folderKey(path.replace(/[\\/][^\\/]*$/, ''))

/** Spellings of one folder: the drive may be left out, and slashes lean either way. */
export const folderKey = (path: string) =>
  path
    .replace(/^["']|["']$/g, '')
    .replace(/^[a-z]:/i, '')
    .replace(/[\\/]+/g, '/')
    .replace(/\/$/, '')
    .toLowerCase()

/** Where nobody says which runtime it is, a configuration of containerd without flags of Docker does. */
function hasContainerd(kind: keyof typeof names, observations: readonly Observation[]): boolean {
  const runtimes = deciding(observations, 'containerRuntime')
  if (runtimes.length > 0) return runtimes.some(({ value }) => value === 'containerd')
  const [setting, flag] = names[kind]
  return named(observations, setting).length > 0 && named(observations, flag).length === 0
}

const names = {
  conf: ['containerd.cni.confDir', 'kubelet.flag.cni-conf-dir'],
  bin: ['containerd.cni.binDir', 'kubelet.flag.cni-bin-dir'],
} as const

/** The one folder that the runtime reads: with containerd its own setting counts, the kubelet's flag is for Docker. */
export function folderOfRuntime(kind: keyof typeof names, observations: readonly Observation[]) {
  const setting = names[kind][hasContainerd(kind, observations) ? 0 : 1]
  // Without dockershim the kubelet has no such flag, and the adapter of Docker has it.
  const ofAdapter = kind === 'conf' ? named(observations, 'criDockerd.cniConfDir') : []
  const read = ofAdapter.length > 0 ? ofAdapter : named(observations, setting)
  const [told] = read
  return !told || read.some(({ value }) => value !== told.value)
    ? undefined
    : { told, folder: folderKey(String(told.value)) }
}

/** The file names that a listing shows, each with the folder above it. */
export function listedFiles(
  observations: readonly Observation[],
  name: 'folder.file' | 'folder.other' = 'folder.file',
) {
  const folders = named(observations, 'folder')
  return named(observations, name).flatMap((one) => {
    const above = folders.findLast(
      ({ file, line, column }) =>
        file === one.file && (line < one.line || (line === one.line && column < one.column)),
    )
    return above
      ? [
          {
            folder: folderKey(String(above.value)),
            shown: String(above.value),
            name: String(one.value),
            place: one,
          },
        ]
      : []
  })
}

/** Folders of CNI configurations as agents and guides name them. */
export const isConfigFolder = (folder: string) => /\/cni\/(?:net\.d|conf|config)$/.test(folder)
