import { eksPool } from '../catalog/platforms/pools/eks.ts'
import { gkePool } from '../catalog/platforms/pools/gke.ts'
import { poolSettings } from '../catalog/platforms/pools/settings.ts'
import { aksLimits } from './pool-limits-aks.ts'
import { is, type PoolLimit } from './pool-limit.ts'

export const poolLimits: readonly PoolLimit[] = [
  ...aksLimits,
  {
    platform: 'eks',
    name: 'eks.accessEntryType',
    // Other types are for people and for other kinds of nodes.
    isRefused: is(eksPool.accessEntry.value.other.toLowerCase()),
    basis: 'fails',
    fact: eksPool.accessEntry,
    message: (raw) =>
      `The access entry for the role of Windows nodes has the type ${raw}; it has to be ${eksPool.accessEntry.value.windows}.`,
    remediation: `Write ${eksPool.accessEntry.value.windows}.`,
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
    name: 'pool.linuxStart',
    isRefused: () => true,
    basis: 'fails',
    fact: eksPool.startCalled,
    message: (raw) => `The Windows group is started with ${raw}, which Windows does not have.`,
    remediation: `Call ${eksPool.startCalled.value} in PowerShell instead.`,
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
    name: 'pool.amiInManaged',
    isRefused: () => true,
    basis: 'refused',
    fact: eksPool.ownManaged,
    message: (raw) =>
      `The managed group for Windows takes ${raw}; eksctl takes an AMI of your own in a managed group for Linux alone.`,
    remediation: 'Move the group to nodeGroups, or leave ami out.',
  },
  {
    platform: 'eks',
    name: 'eks.windowsOnFargate',
    isRefused: () => true,
    basis: 'unsupported',
    fact: eksPool.fargate,
    message: () => 'Windows pods are to run on Fargate, which has no Windows containers.',
    remediation: 'Run them on a Windows node group.',
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
    isRefused: is('--no-enable-ip-alias', 'routes-based'),
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
  ...poolSettings.map(({ platform, name, basis, fact, fault, remediation, beside }) => ({
    platform,
    name,
    isRefused: () => true,
    basis,
    fact,
    message: (raw: string) =>
      /^(?:true|false)$/i.test(raw)
        ? `${fault.slice(0, 1).toUpperCase()}${fault.slice(1)}.`
        : `${raw}: ${fault}.`,
    remediation,
    ...(beside ? { beside } : {}),
  })),
]
