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

export type ParsedVolume =
  { readonly ok: true; readonly volume: Volume } | { readonly ok: false; readonly problem: string }

export function parseVolume(line: string): ParsedVolume {
  const colon = line.indexOf(':')
  const kind = line.slice(0, Math.max(colon, 0))
  if (!isKind(kind)) return problem(`starts with none of ${Object.keys(volumeSources).join(', ')}`)
  const [, source, mountPath] = form.exec(line.slice(colon + 1)) ?? []
  if (source === undefined || mountPath === undefined) {
    return problem(String.raw`does not end with an absolute path in the container, such as C:\data`)
  }
  const wrong = wrongSource(kind, source)
  return wrong ? problem(wrong) : { ok: true, volume: { kind, source, mountPath } }
}

const problem = (text: string): ParsedVolume => ({ ok: false, problem: text })

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

const known = new WeakMap<readonly string[], readonly Volume[]>()

/** The volumes that can be read; lines that cannot are reported by the rule about their syntax. */
export function volumesOf(lines: readonly string[]): readonly Volume[] {
  if (lines.length === 0) return none
  const read = known.get(lines)
  if (read) return read
  const volumes = lines.flatMap((line) => {
    const parsed = parseVolume(line)
    return parsed.ok ? [parsed.volume] : []
  })
  known.set(lines, volumes)
  return volumes
}

const none: readonly Volume[] = []
