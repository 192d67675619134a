import { aksPool } from '../catalog/platforms/pools/aks.ts'
import { calicoSince } from '../catalog/platforms/pools/node-settings.ts'
import { is, type PoolLimit } from './pool-limit.ts'

const { poolName, plugins } = aksPool
const isName = new RegExp(String.raw`^[a-z][a-z\d]{0,${poolName.value.longest - 1}}$`)

export const aksLimits: readonly PoolLimit[] = [
  {
    platform: 'aks',
    name: 'pool.name',
    // Templates put the name together.
    isRefused: (text) => !isName.test(text) && !/[[({$<]/.test(text),
    basis: 'refused',
    fact: poolName,
    message: (raw) =>
      `The pool is called ${raw}; the name of a Windows pool has at most ${poolName.value.longest} characters, lower-case letters and digits, first a letter.`,
    remediation: 'Take another name.',
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
    name: 'pool.osTypeLeftOut',
    isRefused: () => true,
    basis: 'refused',
    fact: aksPool.osType,
    message: (raw) =>
      `The command asks for ${raw} without ${aksPool.osType.value}: the pool is then one of Linux, which has no such SKU.`,
    remediation: `Add ${aksPool.osType.value}.`,
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
    name: 'aks.networkPlugin',
    isRefused: (text) =>
      /^[a-z][\w-]*$/i.test(text) && !is(...aksPool.pluginNames.value, 'null')(text),
    basis: 'refused',
    fact: aksPool.pluginNames,
    message: (raw) =>
      `AKS knows no network plugin ${raw}; its names are ${aksPool.pluginNames.value.join(', ')}, and Windows pools need ${plugins.value.taken}.`,
    remediation: `Write ${plugins.value.taken}.`,
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
    platform: 'aks',
    name: 'aks.outboundType',
    isRefused: is('none', 'block'),
    basis: 'unsupported',
    fact: aksPool.isolated,
    message: (raw) =>
      `The outbound type of the cluster is ${raw}; a network isolated cluster has no Windows pools.`,
    remediation: 'Let the cluster out by a load balancer, a NAT gateway or routes of your own.',
  },
  {
    platform: 'aks',
    name: 'aks.networkPolicy',
    isRefused: is('azure'),
    basis: 'unsupported',
    fact: aksPool.azurePolicy,
    message: () =>
      'The network policy is that of Azure (NPM): it was for Windows Server 2022 alone, and has no support on Windows nodes since 2026-09-30.',
    remediation: 'Take Calico as the network policy.',
  },
  {
    platform: 'aks',
    name: 'aks.networkPolicy',
    isRefused: is('calico'),
    basis: 'unsupported',
    fact: aksPool.calicoPolicy,
    message: () =>
      'The network policy is Calico; AKS names it for Windows Server 2019 and 2022, not for 2025.',
    remediation: 'Take Windows2022 where the network policy counts.',
    beside: { name: 'windowsRelease', value: 'ltsc2025' },
  },
  {
    platform: 'aks',
    name: 'aks.networkPolicy',
    isRefused: is('calico'),
    basis: 'unsupported',
    fact: calicoSince,
    before: calicoSince.value,
    message: () =>
      `The network policy is Calico, which AKS has on Windows nodes from Kubernetes ${calicoSince.value} on: before, policies hold for Linux pods alone.`,
    remediation: `Make the cluster with Kubernetes ${calicoSince.value} or later.`,
  },
  {
    platform: 'aks',
    name: 'pool.osSku',
    isRefused: (text) =>
      /^(?:windows|ltsc|20\d\d|win)/i.test(text) &&
      // Its own guides write the names in lower case too.
      !Object.values(aksPool.images).some(
        ({ value }) => value.toLowerCase() === text.toLowerCase(),
      ),
    basis: 'refused',
    fact: aksPool.skus,
    message: (raw) =>
      `AKS knows no os-sku ${raw}; those of Windows are ${Object.values(aksPool.images)
        .map(({ value }) => value)
        .join(', ')}.`,
    remediation: `Write ${aksPool.images.ltsc2022.value}.`,
  },
  {
    platform: 'aks',
    name: 'pool.machineType',
    isRefused: (text) => /^Standard_[DE]C\d+a[a-z]*_v\d/i.test(text),
    basis: 'unsupported',
    fact: aksPool.confidential,
    message: (raw) => `${raw} is a confidential machine; Windows pools have none.`,
    remediation: 'Take another size.',
  },
  {
    platform: 'aks',
    name: 'pool.machineType',
    isRefused: (text) => /^Standard_[A-Z]+1[a-z]*(?:_v\d)?$/i.test(text),
    basis: 'unsupported',
    fact: aksPool.smallest,
    message: (raw) =>
      `${raw} has one vCPU; AKS may refuse pools with less than two, or less than 2 GB of memory.`,
    remediation: 'Take Standard_D4s_v3 or larger.',
  },
]
