import { smbServer } from '../catalog/workload/smb-server.ts'
import { systemOfPod } from '../model/manifest.ts'
import type { Place } from '../model/finding.ts'
import { nodesAt, valueAt } from '../model/nodes.ts'
import { named } from '../model/observed.ts'
import type { Observation } from '../model/observation.ts'
import { ofKind, type AnyParsed, type Parsed } from '../model/parsed.ts'
import { windowsNodeIn } from './windows-node.ts'

const keys = {
  StorageClass: {
    of: ['provisioner'],
    source: ['parameters', 'source'],
    secret: ['parameters', 'csi.storage.k8s.io/node-stage-secret-name'],
    options: ['mountOptions'],
  },
  PersistentVolume: {
    of: ['spec', 'csi', 'driver'],
    source: ['spec', 'csi', 'volumeAttributes', 'source'],
    secret: ['spec', 'csi', 'nodeStageSecretRef', 'name'],
    options: ['spec', 'mountOptions'],
  },
} as const

interface Share {
  readonly host: string
  /** The share itself, and the folder in it that is mounted. */
  readonly root: string
  readonly folder: string
  readonly text: string
  /** The name of the Secret with which nodes mount it. */
  readonly secret?: string
  /** The mount options, each with its place. */
  readonly options: readonly { readonly text: string; readonly place: Place }[]
  readonly place: Place
}

/** Shares that the driver for SMB mounts, where pods or nodes of Windows and no pods of Linux were sent; open where nothing tells which nodes mount them. */
export function smbShares(
  observations: readonly Observation[],
  parsed: readonly AnyParsed[],
  { isOpen = false }: { readonly isOpen?: boolean } = {},
): readonly Share[] {
  const manifests = ofKind(parsed, 'manifest')
  const systems = new Set(manifests.map(({ value }) => systemOfPod(value)))
  const hasWindows =
    systems.has('windows') ||
    named(observations, 'node.windowsWanted').length > 0 ||
    windowsNodeIn(observations) !== undefined
  const mounting = new Set(manifests.filter(mountsVolume).map(({ value }) => systemOfPod(value)))
  // What pods of Linux mount, their nodes may resolve; the server of a share mounts none itself.
  const isOfLinux = mounting.has('windows') ? mounting.has('linux') : systems.has('linux')
  if (hasWindows === isOpen || isOfLinux) return []
  return manifests.flatMap(({ value: { value, kind }, placeOf }) => {
    if (kind !== 'StorageClass' && kind !== 'PersistentVolume') return []
    const { of, source, secret: ofSecret, options } = keys[kind]
    const text = valueAt(value, source)
    if (valueAt(value, of) !== smbServer.value.driver || typeof text !== 'string') return []
    const [, , host = '', root = '', ...folders] = text.toLowerCase().split(/[\\/]/)
    const folder = folders.filter((one) => one !== '').join('/')
    const secret = valueAt(value, ofSecret)
    return [
      {
        host,
        root: `${host}/${root}`,
        folder,
        text,
        ...(typeof secret === 'string' ? { secret } : {}),
        options: nodesAt(value, options, ['*']).flatMap((one) =>
          typeof one.value === 'string' ? [{ text: one.value, place: placeOf(one.path) }] : [],
        ),
        place: placeOf(source),
      },
    ]
  })
}

/** A pod with a volume that comes from elsewhere, by a claim or by a driver. */
const mountsVolume = ({ value: { value, pod } }: Parsed<'manifest'>): boolean =>
  ['persistentVolumeClaim', 'csi', 'ephemeral'].some(
    (kind) => nodesAt(value, [...(pod?.path ?? []), 'spec'], ['volumes', '*', kind]).length > 0,
  ) || valueAt(value, ['spec', 'volumeClaimTemplates']) !== undefined

/** The first share that has another part than the one before it with the same key. */
export function firstPair(
  shares: readonly Share[],
  key: keyof Share,
  part: keyof Share,
): readonly { readonly one: Share; readonly other: Share }[] {
  const first = new Map<unknown, Share>()
  for (const one of shares) {
    const other = first.get(one[key])
    if (other && other[part] !== one[part]) return [{ one, other }]
    if (!other) first.set(one[key], one)
  }
  return []
}
