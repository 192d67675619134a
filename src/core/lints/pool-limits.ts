import type { AnyFact } from '../catalog/fact.ts'
import { aksPool } from '../catalog/platforms/pools/aks.ts'
import { eksPool } from '../catalog/platforms/pools/eks.ts'
import { gkePool } from '../catalog/platforms/pools/gke.ts'
import type { Basis } from '../model/finding.ts'

/** What one platform does not take of a setting of a Windows pool, or of its cluster. */
export interface PoolLimit {
  readonly platform: 'aks' | 'eks' | 'gke'
  /** Of the observation. */
  readonly name: string
  readonly isRefused: (text: string) => boolean
  readonly basis: Basis
  readonly fact: AnyFact
  readonly message: (raw: string) => string
  readonly remediation: string
}

const { poolName, plugins } = aksPool
const is = (...refused: readonly string[]) => {
  return (text: string) => refused.includes(text.toLowerCase())
}

export const poolLimits: readonly PoolLimit[] = [
  {
    platform: 'aks',
    name: 'pool.name',
    // Templates put the name together.
    isRefused: (text) => text.length > poolName.value.longest && !/[[({$]/.test(text),
    basis: 'refused',
    fact: poolName,
    message: (raw) =>
      `The pool is called ${raw}; the name of a Windows pool has at most ${poolName.value.longest} characters.`,
    remediation: 'Take a shorter name.',
  },
  {
    platform: 'aks',
    name: 'pool.mode',
    isRefused: is('system'),
    basis: 'unsupported',
    fact: aksPool.mode,
    message: (raw) => `The mode of the pool is ${raw}; system pools must be Linux.`,
    remediation: `Write ${aksPool.mode.value}.`,
  },
  {
    platform: 'aks',
    name: 'pool.fips',
    isRefused: is('false'),
    basis: 'refused',
    fact: aksPool.fips,
    message: () =>
      `Pools of ${aksPool.images.ltsc2025.value} are made with ${aksPool.fips.value.flag} only, which is not given.`,
    remediation: `Add ${aksPool.fips.value.flag}, or enableFIPS: true in a template.`,
  },
  {
    platform: 'aks',
    name: 'pool.machineType',
    isRefused: (text) => /^Standard_[A-Z]+\d+[a-z]*p[a-z]*_v\d/i.test(text),
    basis: 'unsupported',
    fact: aksPool.machines,
    message: (raw) => `${raw} has an Arm64 processor; Windows pools have none.`,
    remediation: 'Take a size with an x64 processor.',
  },
  {
    platform: 'aks',
    name: 'aks.networkPlugin',
    isRefused: is(...plugins.value.refused),
    basis: 'refused',
    fact: plugins,
    message: (raw) =>
      `The network plugin of the cluster is ${raw}; Windows pools need ${plugins.value.taken}, which is Azure CNI.`,
    remediation: `Make the cluster with the network plugin ${plugins.value.taken}.`,
  },
  {
    platform: 'aks',
    name: 'aks.networkPlugin',
    isRefused: is(aksPool.ownPlugin.value),
    basis: 'unsupported',
    fact: aksPool.ownPlugin,
    message: (raw) =>
      `The network plugin of the cluster is ${raw}; AKS does not support Windows pools with a plugin of one’s own.`,
    remediation: `Make the cluster with the network plugin ${plugins.value.taken}.`,
  },
  {
    platform: 'aks',
    name: 'aks.networkDataplane',
    isRefused: is(...aksPool.dataplanes.value.refused),
    basis: 'unsupported',
    fact: aksPool.dataplanes,
    message: (raw) =>
      `The network data plane of the cluster is ${raw}, which has no Windows pools.`,
    remediation: 'Make the cluster with the data plane azure.',
  },
  {
    platform: 'eks',
    name: 'pool.kubeletExtraConfig',
    isRefused: () => true,
    basis: 'refused',
    fact: eksPool.kubeletExtraConfig,
    message: (raw) => `The Windows group has ${raw}, which eksctl refuses for Windows.`,
    remediation: 'Leave it out; labels, taints and preBootstrapCommands are taken.',
  },
  {
    platform: 'eks',
    name: 'pool.extraArgs',
    isRefused: () => true,
    basis: 'fails',
    fact: eksPool.extraArgs,
    message: (raw) => `${raw} is a flag of the start script for Linux: the node does not join.`,
    remediation: `Write ${eksPool.extraArgs.value} and the flags of the kubelet in quotes.`,
  },
  {
    platform: 'eks',
    name: 'pool.amiWithoutFamily',
    isRefused: () => true,
    basis: 'refused',
    fact: eksPool.ownImage,
    message: (raw) =>
      `The group takes ${raw} and names no ${eksPool.ownImage.value}: eksctl refuses that, and its old releases give the machine the start script of Linux, so that it does not join.`,
    remediation: `Add the ${eksPool.ownImage.value} of Windows that the AMI is built from, as WindowsServer2022CoreContainer.`,
  },
  {
    platform: 'eks',
    name: 'eks.ipFamily',
    isRefused: is('ipv6'),
    basis: 'unsupported',
    fact: eksPool.ipFamily,
    message: (raw) => `The cluster has the family ${raw}; Windows nodes are for IPv4 alone.`,
    remediation: 'Make the cluster with IPv4.',
  },
  {
    platform: 'eks',
    name: 'pool.machineType',
    isRefused: (text) => /^[a-z]+\d+g[a-z]*\./.test(text),
    basis: 'unsupported',
    fact: eksPool.machines,
    message: (raw) => `${raw} has an Arm processor; the Windows AMIs are for x86_64.`,
    remediation: 'Take an instance type with an x86_64 processor.',
  },
  {
    platform: 'gke',
    name: 'pool.imageType',
    isRefused: (text) => text.toUpperCase() !== gkePool.imageType.value,
    basis: 'refused',
    fact: gkePool.imageType,
    message: (raw) =>
      `The image type is ${raw}; new pools get ${gkePool.imageType.value} only, since those with Docker and of the semi-annual releases have ended.`,
    remediation: `Write ${gkePool.imageType.value}.`,
  },
  {
    platform: 'gke',
    name: 'pool.defaultRelease',
    isRefused: () => true,
    basis: 'advice',
    fact: gkePool.defaultRelease,
    message: () => 'The pool names no Windows release, so that GKE gives it Windows Server 2019.',
    remediation: 'Add --windows-os-version ltsc2022.',
  },
  {
    platform: 'gke',
    name: 'gke.cluster',
    isRefused: is('create-auto'),
    basis: 'unsupported',
    fact: gkePool.autopilot,
    message: () => 'The cluster is made as Autopilot, which has no Windows nodes.',
    remediation: 'Make a Standard cluster.',
  },
  {
    platform: 'gke',
    name: 'gke.cluster',
    isRefused: is('--no-enable-ip-alias'),
    basis: 'refused',
    fact: gkePool.aliases,
    message: () => 'The cluster is made without alias addresses, which Windows pools need.',
    remediation: 'Make the cluster with --enable-ip-alias.',
  },
  {
    platform: 'gke',
    name: 'gke.releaseChannel',
    isRefused: is(gkePool.channel.value.refused),
    basis: 'unsupported',
    fact: gkePool.channel,
    message: (raw) => `The release channel is ${raw}, which has no Windows pools.`,
    remediation: 'Take the channel rapid, regular or stable.',
  },
]
