import { linuxVolumes } from '../../../catalog/workload/linux-volumes.ts'
import { volumeDrivers } from '../../../catalog/workload/volume-drivers.ts'
import { volumeFacts } from '../../../catalog/workload/volumes.ts'
import type { Place } from '../../../model/finding.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod } from '../../../model/manifest.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'
import { builtInOf, byName, claimsOf, classOf, textIn, type Object } from '../../volume-claims.ts'

type Path = LintViolation['path']

const { fileSystem, withoutWindows, namedPipes, linuxDefault, blockDevices } = volumeDrivers

export const windowsPodVolume = defineLint({
  id: 'windows-pod-volume',
  on: 'setup',
  summary: 'The volumes of a Windows pod are ones that Windows nodes mount',
  remediation: `Take a StorageClass with ${fileSystem.value} and a driver for Windows nodes.`,
  decisions: ['platform'],

  check({ parsed }, world): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest')
    const of = (kind: string) => byName(manifests.filter(({ value }) => value.kind === kind))
    const claims = of('PersistentVolumeClaim')
    const classes = of('StorageClass')
    const volumes = of('PersistentVolume')
    const told = new Set<unknown>()
    const pods = manifests.filter(({ value }) => systemOfPod(value) === 'windows')
    const provisioned = pods
      .flatMap((one) =>
        claimsOf(one, claims).flatMap(({ claim, path }) => [
          { made: classOf(claim, classes), at: one, path },
          {
            made: volumes.get(textIn(claim, ['spec', 'volumeName'])) ?? onlyOf(claim, volumes),
            at: one,
            path,
          },
        ]),
      )
      .flatMap(({ made, at, path }): readonly LintViolation[] => {
        if (!made || told.has(made)) return []
        told.add(made)
        const also = [at.placeOf(path)]
        return faultsOf(made).map((fault) => ({ ...fault, also }))
      })
    return [
      ...provisioned,
      ...builtInOf(pods, claims, classes, () => world.platform === 'gke'),
      ...blocksOf(pods, claims),
      ...pods.flatMap(socketsOf),
      ...pods.flatMap(({ value: { value, pod }, placeOf }) =>
        nodesAt(value, [...(pod?.path ?? []), 'spec'], ['volumes', '*']).flatMap(
          ({ path, value: volume }) =>
            linuxVolumesIn(volume).map((key) => ofLinux(key, placeOf([...path, key]))),
        ),
      ),
    ]
  },
})

/** Claims for a raw device, which a pod mounts as files or not at all. */
const blocksOf = (
  pods: readonly Object[],
  claims: ReadonlyMap<string, Object>,
): readonly LintViolation[] => {
  const used = new Set(pods.flatMap((one) => claimsOf(one, claims).map(({ claim }) => claim)))
  return [...claims.values()]
    .filter(({ value: { value } }) => used.has(value))
    .filter(({ value: { value } }) => textIn(value, ['spec', 'volumeMode']) === 'Block')
    .map(({ placeOf }) => ({
      path: [],
      place: placeOf(['spec', 'volumeMode']),
      basis: 'unsupported',
      message:
        'The claim asks for a raw block device, and a Windows pod uses it; Windows nodes give pods none.',
      remediation: 'Leave volumeMode out, and mount the volume with its file system.',
      facts: [blockDevices],
    }))
}

/** The volume that a claim gets which names none: the one of its class that was sent. */
function onlyOf(claim: unknown, volumes: ReadonlyMap<string, Object>): Object | undefined {
  const path = ['spec', 'storageClassName']
  const name = textIn(claim, path)
  if (name === '' || textIn(claim, ['spec', 'volumeName']) !== '') return undefined
  const all = [...volumes.values()].filter(({ value }) => textIn(value.value, path) === name)
  return all.length === 1 ? all[0] : undefined
}

const ofRuntime = /^\/.{0,400}\b(?:docker|dockershim|containerd|crio)\.sock$/

/** Sockets of a runtime on Linux that a pod wants of its node. */
const socketsOf = ({ value: { value, pod }, placeOf }: Object): readonly LintViolation[] =>
  nodesAt(value, [...(pod?.path ?? []), 'spec'], ['volumes', '*', 'hostPath', 'path'])
    .filter(({ value: path }) => typeof path === 'string' && ofRuntime.test(path))
    .map(({ path, value: socket }) => ({
      path: [],
      place: placeOf(path),
      basis: 'fails',
      message: `A Windows pod mounts ${String(socket)}; Windows nodes have ${namedPipes.value} in the place of such sockets.`,
      remediation: String.raw`Mount the pipe, such as \\.\pipe\containerd-containerd, without a type.`,
      facts: [namedPipes],
    }))

const typeKeys: readonly Path[] = [
  ['parameters', 'fsType'],
  ['parameters', 'fstype'],
  ['parameters', 'csi.storage.k8s.io/fstype'],
  ['spec', 'csi', 'fsType'],
]
/** Where a volume is one of NFS, or its driver is told to mount it so. */
const nfsOf = (kind: string, value: unknown): readonly Path[] => {
  const own: Path = ['spec', 'nfs']
  const isOwn = kind === 'PersistentVolume' && valueAt(value, own) !== undefined
  const protocols: readonly Path[] = [
    ['parameters', 'protocol'],
    ['spec', 'csi', 'volumeAttributes', 'protocol'],
  ]
  return [...(isOwn ? [own] : []), ...protocols.filter((path) => /^nfs/i.test(textIn(value, path)))]
}

const linuxVolumesIn = (source: unknown): readonly string[] =>
  linuxVolumes.value.filter((key) => valueAt(source, [key]) !== undefined)

const ofLinux = (key: string, place: Place): LintViolation => ({
  path: [],
  place,
  basis: 'unsupported',
  message: `A Windows pod uses a volume of the kind ${key}, which the kubelet mounts on Linux alone.`,
  remediation: 'Serve the folder by SMB, or take a CSI driver that has Windows nodes.',
  facts: [linuxVolumes],
})

const driverKeys: readonly Path[] = [['provisioner'], ['spec', 'csi', 'driver']]

function faultsOf({
  value: { value, kind, name = '' },
  placeOf,
}: Object): readonly LintViolation[] {
  const title = `${kind} ${name}`
  return [
    ...(kind === 'PersistentVolume'
      ? linuxVolumesIn(valueAt(value, ['spec'])).map((key) => ofLinux(key, placeOf(['spec', key])))
      : []),
    ...nfsOf(kind, value).map((path) => ({
      path: [],
      place: placeOf(path),
      basis: 'unsupported' as const,
      message: `${title} is one of NFS, which Windows nodes do not mount, and a Windows pod uses it.`,
      remediation: 'Serve the folder by SMB, with the driver smb.csi.k8s.io or that of the cloud.',
      facts: [volumeFacts.nfs],
    })),
    ...typeKeys
      .filter((path) => /^(?:ext[234]|xfs|btrfs)$/i.test(textIn(value, path)))
      .map((path) => ({
        path: [],
        place: placeOf(path),
        basis: 'fails' as const,
        message: `${title} asks for ${textIn(value, path)}, which Windows does not have, and a Windows pod uses it: a driver that goes by it cannot mount the volume.`,
        facts: [fileSystem],
      })),
    ...(kind === 'StorageClass' && !typeKeys.some((path) => textIn(value, path) !== '')
      ? driverKeys.filter((path) => linuxDefault.value.some((one) => one === textIn(value, path)))
      : []
    ).map((path) => ({
      path: [],
      place: placeOf(path),
      basis: 'fails' as const,
      message: `${title} names no file system: ${textIn(value, path)} takes ext4, which Windows does not mount, and a Windows pod uses it.`,
      remediation: 'Add csi.storage.k8s.io/fstype: NTFS to the parameters of a class for Windows.',
      facts: [linuxDefault],
    })),
    ...driverKeys
      .filter((path) => withoutWindows.value.some((one) => one === textIn(value, path)))
      .map((path) => ({
        path: [],
        place: placeOf(path),
        basis: 'unsupported' as const,
        message: `${title} is of the driver ${textIn(value, path)}, which has no Windows; a Windows pod uses it.`,
        facts: [withoutWindows],
      })),
  ]
}
