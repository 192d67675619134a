import { karpenter } from '../../catalog/platforms/karpenter.ts'
import {
  eksImageDisk,
  eksRootDevice,
  linuxRootDevice,
} from '../../catalog/platforms/pools/eks-disk.ts'
import { eksPool } from '../../catalog/platforms/pools/eks.ts'
import { windowsReleases } from '../../catalog/windows/index.ts'
import type { Reading } from '../../model/importer.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import { decided, stated } from '../../model/observe.ts'
import type { Path } from '../../text/path.ts'
import { startOfLinux } from '../pools/linux-start.ts'
import type { Leaf } from '../tree.ts'
import { taintsOf, versionedGroup } from './karpenter-taints.ts'
import type { KubernetesObject } from './object.ts'

/** The machines of Karpenter on EKS, where they are for Windows. */
export function readNodeClass(object: KubernetesObject): Reading {
  const { at, manifest } = object
  const family = at('spec', 'amiFamily')
  const alias = at('spec', 'amiSelectorTerms', 0, 'alias')
  const leaf = [alias, family].find((one) => one && systemOf(one.raw) === 'windows')
  const own = [...ofClass(family, alias, manifest.name), ...windowsOfCustom(object)]
  if (family?.raw === 'Custom') return { observations: [...own, ...ownStart(object)] }
  const year = /20\d\d/.exec(leaf?.raw ?? '')?.[0]
  const release = windowsReleases.find((id) => id === `ltsc${year}`)
  if (!leaf || release === undefined) return { observations: own }
  const { raw, place } = leaf
  const role = at('spec', 'role')
  const more = { subject: `node pool ${manifest.name ?? ''}`, inferred: true } as const
  return {
    observations: [
      ...own,
      decided('platform', 'eks', raw, place, more),
      decided('joinMethod', 'node-pool', raw, place, more),
      stated('pool.osSku', raw, raw, place, more),
      decided('windowsRelease', release, raw, place, more),
      ...(role ? [stated('eks.windowsRole', role.raw, role.raw, role.place)] : []),
      ...smallDisk(object, more.subject),
      ...linuxWays(object, more.subject),
      ...aliasFaults(family, alias, more.subject),
    ],
  }
}

/** The disk that the machines start from, where it is smaller than their image; others are as large as one likes. */
function smallDisk({ at, manifest }: KubernetesObject, subject: string) {
  return nodesAt(manifest.value, ['spec'], ['blockDeviceMappings', '*']).flatMap(({ path }) => {
    const size = at(...path, 'ebs', 'volumeSize')
    const isRoot =
      at(...path, 'rootVolume')?.value === true ||
      at(...path, 'deviceName')?.raw === eksRootDevice.value
    const gib = /^(\d{1,3})(?:Gi?)?$/.exec(size?.raw ?? '')?.[1]
    return size && isRoot && Number(gib) < eksImageDisk.value
      ? [stated('pool.diskSize', size.raw, size.raw, size.place, { subject })]
      : []
  })
}

/** An alias with a version, and one of another release than the family. */
function aliasFaults(family: Leaf | undefined, alias: Leaf | undefined, subject: string) {
  const [name = '', version] = alias?.raw.split('@', 2) ?? []
  if (!alias || systemOf(name) !== 'windows') return []
  const isOther = family !== undefined && family.raw.toLowerCase() !== name.toLowerCase()
  return [
    ...(version !== undefined && version !== 'latest'
      ? [stated('karpenter.aliasPinned', alias.raw, alias.raw, alias.place, { subject })]
      : []),
    ...(isOther && family.raw !== 'Custom'
      ? [stated('karpenter.familyOfOther', family.raw, family.raw, family.place, { subject })]
      : []),
  ]
}

/** What a class for Windows has as one for Linux has it: the name of the root disk, and user data for a shell. */
function linuxWays({ at, manifest }: KubernetesObject, subject: string) {
  const devices = nodesAt(manifest.value, ['spec'], ['blockDeviceMappings', '*']).flatMap(
    ({ path }) => {
      const device = at(...path, 'deviceName')
      return device?.raw === linuxRootDevice.value
        ? [stated('pool.rootDevice', device.raw, device.raw, device.place, { subject })]
        : []
    },
  )
  const data = at('spec', 'userData')
  const shell = startOfLinux.exec(data?.raw ?? '')?.[0]
  return data && shell !== undefined
    ? [...devices, stated('pool.linuxStart', true, shell, data.place, { subject })]
    : devices
}

/** For which system the machines of a class are; of a family of one's own Karpenter takes Linux. */
function ofClass(family: Leaf | undefined, alias: Leaf | undefined, name = '') {
  const leaf = [alias, family].find((one) => one && systemOf(one.raw) !== undefined)
  if (!leaf) return []
  const system = systemOf(leaf.raw)
  return [stated('karpenter.class', system, leaf.raw, leaf.place, { subject: `class ${name}` })]
}

/** `windows2022@latest`, `AL2023`: one of the families. */
function systemOf(raw: string) {
  const name = raw.split('@', 1)[0]?.toLowerCase() ?? ''
  const { windows, linux } = karpenter.families.value
  if (linux.some((one) => one === name)) return 'linux'
  return windows.some((one) => one === name) ? 'windows' : undefined
}

/** User data of an image of one's own that start a Windows node without the taint that Karpenter waits for. */
function ownStart({ at }: KubernetesObject) {
  const data = at('spec', 'userData')
  const isOfFirst = at('apiVersion')?.raw === 'karpenter.k8s.aws/v1'
  const start = data === undefined ? -1 : data.raw.indexOf(eksPool.startCalled.value)
  return data && isOfFirst && start >= 0 && !data.raw.includes(karpenter.taint.value.key)
    ? [stated('karpenter.taintLeftOut', true, eksPool.startCalled.value, data.place)]
    : []
}

/** A class of an image of one's own whose user data start a Windows node. */
function windowsOfCustom({ at, manifest }: KubernetesObject) {
  const family = at('spec', 'amiFamily')
  const start = at('spec', 'userData')?.raw.includes(eksPool.startCalled.value) === true
  return family?.raw === 'Custom' && start
    ? [
        stated('karpenter.windowsOfCustom', family.raw, family.raw, family.place, {
          subject: `class ${manifest.name ?? ''}`,
        }),
      ]
    : []
}

/** Where a pool has its settings; before it was called a pool, one level higher. */
const roots: readonly Path[] = [['spec', 'template', 'spec'], ['spec']]

/** What a pool for Windows nodes asks of its machines, and the taints that they register with. */
export function readKarpenterPool(object: KubernetesObject): Reading {
  const { at, manifest } = object
  if (at('apiVersion')?.raw.startsWith('karpenter.sh/') !== true) return {}
  const root = roots.find(
    (path) => valueAt(manifest.value, [...path, 'requirements']) !== undefined,
  )
  if (!root) return {}
  const asked = (key: string): readonly Leaf[] =>
    nodesAt(manifest.value, root, ['requirements', '*'])
      .filter(
        ({ path }) => at(...path, 'key')?.raw === key && at(...path, 'operator')?.raw === 'In',
      )
      .flatMap(({ path }) =>
        nodesAt(manifest.value, [...path, 'values'], ['*']).flatMap(
          (value) => at(...value.path) ?? [],
        ),
      )
  const systems = asked('kubernetes.io/os')
  const [system] = systems
  const ref = ['nodeClassRef', 'providerRef'].map((key) => [...root, key])
  const name = ref.map((path) => at(...path, 'name')?.raw).find((one) => one !== undefined)
  const pool =
    system && name !== undefined && systems.length === 1
      ? [
          stated('karpenter.pool', system.raw, system.raw, system.place, {
            subject: `class ${name}`,
          }),
        ]
      : []
  if (!system || systems.some(({ raw }) => raw !== 'windows')) return { observations: pool }
  const subject = `node pool ${name ?? manifest.name ?? ''}`
  const more = { subject, inferred: true } as const
  const [group] = ref.flatMap((path) => at(...path, 'group') ?? at(...path, 'apiVersion') ?? [])
  const isAuto = group?.raw.startsWith('eks.amazonaws.com') === true
  const isAzure = group?.raw.startsWith('karpenter.azure.com') === true
  const processors = asked('kubernetes.io/arch')
  const all = machines.flatMap((key) => asked(key))
  const [arm] =
    [
      processors.filter(({ raw }) => raw !== 'arm64').length > 0 ? [] : processors,
      all.every(({ raw }) => isArm.test(raw)) ? all : [],
    ].find(({ length }) => length > 0) ?? []
  return {
    observations: [
      ...pool,
      ...taintsOf(object, root, more),
      ...versionedGroup(object, root),
      decided('platform', isAzure ? 'aks' : 'eks', system.raw, system.place, more),
      decided('joinMethod', 'node-pool', system.raw, system.place, more),
      ...(group && isAuto ? [stated('eks.autoMode', true, group.raw, group.place, more)] : []),
      ...(group && isAzure
        ? [stated('aks.nodeProvisioning', 'Auto', group.raw, group.place, more)]
        : []),
      ...(arm ? [stated('pool.architecture', 'arm64', arm.raw, arm.place, more)] : []),
      ...all.map(({ raw, place }) =>
        stated('pool.machineFamily', raw.split('.')[0], raw, place, more),
      ),
    ],
  }
}

const machines = ['node.kubernetes.io/instance-type', 'karpenter.k8s.aws/instance-family']
const isArm = /^[a-z]+\d+g[a-z]*(?:\.|$)/
