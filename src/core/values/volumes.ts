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
  return typeof read === 'string' ? undefined : read
}

/** Why a line is no volume, as the end of a sentence. */
export function volumeProblem(line: string): string | undefined {
  const read = readVolume(line)
  return typeof read === 'string' ? read : undefined
}

function readVolume(line: string): Volume | string {
  const colon = line.indexOf(':')
  const kind = line.slice(0, Math.max(colon, 0))
  if (!isKind(kind)) return `starts with none of ${Object.keys(volumeSources).join(', ')}`
  const [, source, mountPath] = form.exec(line.slice(colon + 1)) ?? []
  if (source === undefined || mountPath === undefined) {
    return String.raw`does not end with an absolute path in the container, such as C:\data`
  }
  return wrongSource(kind, source) ?? { kind, source, mountPath }
}

const name = /^[a-z0-9]([-a-z0-9.]{0,251}[a-z0-9])?$/
const pipe = /^\\\\\.\\pipe\\[^\\:]+$/
const directory = /^(?:[A-Za-z]:)?[\\/][^:*?"<>|]*$/
const twoParts = /^[^/]+\/.+$/s

/** The form that each kind wants of its source; those not named here want some text. */
const wanted: Partial<Record<VolumeKind, RegExp>> = {
  emptyDir: /^(Memory)?$/,
  configMap: name,
  secret: name,
  persistentVolumeClaim: name,
  csi: /^[A-Za-z0-9]([-A-Za-z0-9.]{0,61}[A-Za-z0-9])?$/,
  hostPath: directory,
  namedPipe: pipe,
  flexVolume: twoParts,
  nfs: twoParts,
  azureFile: twoParts,
  azureDisk: twoParts,
}

function wrongSource(kind: VolumeKind, source: string): string | undefined {
  const isRight = wanted[kind]?.test(source) ?? source !== ''
  return isRight
    ? undefined
    : `needs ${volumeSources[kind]} after “${kind}:”${source === '' ? '' : `, not ${source}`}`
}
