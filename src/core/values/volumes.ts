import { isDnsSubdomain } from './names.ts'

/**
 * A volume of the workload as one line, `kind:source:mountPath`, for example
 * `emptyDir::C:\data`, `configMap:settings:C:\config`, `hostPath:C:\logs:C:\logs`,
 * `namedPipe:\\.\pipe\agent:\\.\pipe\agent` or `persistentVolumeClaim:data:C:\data`. What the source
 * means is listed in `volumeSources`. The mount path is absolute, with a drive or without.
 */
export interface Volume {
  readonly kind: VolumeKind
  readonly source: string
  readonly mountPath: string
}

/** What stands between the colons, by kind. */
export const volumeSources = {
  emptyDir: 'nothing, or Memory',
  configMap: 'the name of a ConfigMap',
  secret: 'the name of a Secret',
  hostPath: 'a directory of the node',
  namedPipe: String.raw`a pipe of the node, \\.\pipe\name`,
  persistentVolumeClaim: 'the name of a claim',
  csi: 'the name of a CSI driver',
  flexVolume: 'the name of a FlexVolume driver, vendor/driver',
  nfs: 'server/exported/path',
  azureFile: 'secret/share',
  azureDisk: 'name/address of the disk',
  awsElasticBlockStore: 'the id of the volume',
  gcePersistentDisk: 'the name of the disk',
  vsphereVolume: 'the path of the disk',
} as const

export type VolumeKind = keyof typeof volumeSources

const isKind = (text: string): text is VolumeKind => Object.hasOwn(volumeSources, text)

/** The mount path is the shortest absolute path at the end that leaves a source before it. */
const form = /^(.*?):((?:[A-Za-z]:)?[\\/][^:]*)$/s

/** Reads such a line; undefined where `volumeProblem` says what is wrong with it. */
export function parseVolume(line: string): Volume | undefined {
  const read = readVolume(line)
  return 'text' in read ? undefined : read
}

export interface VolumeProblem {
  /** The end of a sentence about the line. */
  readonly text: string
  /** `fails` where the API server takes what the node then cannot mount. */
  readonly basis: 'refused' | 'fails'
}

/** Why a line is no volume. */
export function volumeProblem(line: string): VolumeProblem | undefined {
  const read = readVolume(line)
  return 'text' in read ? read : undefined
}

function readVolume(line: string): Volume | VolumeProblem {
  const colon = line.indexOf(':')
  const kind = line.slice(0, Math.max(colon, 0))
  if (!isKind(kind)) return refused(`starts with none of ${Object.keys(volumeSources).join(', ')}`)
  const [, source, mountPath] = form.exec(line.slice(colon + 1)) ?? []
  if (source === undefined || mountPath === undefined) {
    return refused(String.raw`does not end with an absolute path in the container, such as C:\data`)
  }
  return wrongSource(kind, source) ?? { kind, source, mountPath }
}

const refused = (text: string): VolumeProblem => ({ text, basis: 'refused' })

const pipe = /^\\\\\.\\pipe\\[^\\:]+$/
const directory = /^(?:[A-Za-z]:)?[\\/][^:*?"<>|]*$/
const twoParts = /^[^/]+\/.+$/s
const serverAndPath = /^[^/]+\/.*$/s
const maxDriverLength = 63

const isDriver = (text: string) =>
  text.length <= maxDriverLength && isDnsSubdomain(text.toLowerCase())

/** The form that each kind wants of its source; those not named here want some text. */
const sourceForms: Partial<Record<VolumeKind, (source: string) => boolean>> = {
  emptyDir: (source) => source === '' || source === 'Memory',
  configMap: isDnsSubdomain,
  secret: isDnsSubdomain,
  persistentVolumeClaim: isDnsSubdomain,
  csi: isDriver,
  hostPath: (source) => directory.test(source),
  namedPipe: (source) => pipe.test(source),
  flexVolume: (source) => twoParts.test(source),
  nfs: (source) => serverAndPath.test(source),
  azureFile: (source) => twoParts.test(source),
  azureDisk: (source) => twoParts.test(source),
}

/** Kinds whose source the API server checks beyond its being there. */
const checkedByServer: readonly VolumeKind[] = ['csi', 'nfs', 'azureFile', 'azureDisk']

function wrongSource(kind: VolumeKind, source: string): VolumeProblem | undefined {
  if (kind === 'hostPath' && source.split('/').includes('..')) {
    return refused(`goes up with “..” in ${source}, which the API server refuses`)
  }
  const isRight = sourceForms[kind]?.(source) ?? source.length > 0
  if (isRight) return undefined
  return {
    text: `needs ${volumeSources[kind]} after “${kind}:”${source === '' ? '' : `, not ${source}`}`,
    basis: source === '' || checkedByServer.includes(kind) ? 'refused' : 'fails',
  }
}
