import { aksDefaults } from '../catalog/platforms/pools/default-releases.ts'
import { gkePool } from '../catalog/platforms/pools/gke.ts'
import { ownStart, windowsAccount, windowsAlias } from '../catalog/platforms/pools/node-settings.ts'
import { poolSettings } from '../catalog/platforms/pools/settings.ts'
import { toldLimits } from '../catalog/platforms/pools/told-limits.ts'
import { windows } from '../catalog/windows/index.ts'
import { ownValue } from '../values/own.ts'
import { aksLimits } from './pool-limits-aks.ts'
import { eksLimits } from './pool-limits-eks.ts'
import { namedByPools } from './pool-limits-eksctl.ts'
import { is, type PoolLimit } from './pool-limit.ts'

export const poolLimits: readonly PoolLimit[] = [
  ...aksLimits,
  ...eksLimits,
  ...namedByPools,
  {
    platform: 'eks',
    name: 'pool.overrideBootstrap',
    isRefused: () => true,
    basis: 'refused',
    fact: ownStart,
    message: (raw) =>
      `The managed group for Windows has ${raw}, which eksctl refuses: Windows starts by the script of its AMI.`,
    remediation: 'Leave it out; preBootstrapCommands are taken.',
  },
  {
    platform: 'eks',
    name: 'karpenter.aliasPinned',
    isRefused: () => true,
    basis: 'refused',
    fact: windowsAlias,
    message: (raw) =>
      `The alias is ${raw}; for Windows images Karpenter takes the version ${windowsAlias.value.version} alone.`,
    remediation: 'Write @latest, or select an image by its name or id.',
  },
  {
    platform: 'eks',
    name: 'karpenter.familyOfOther',
    isRefused: () => true,
    basis: 'refused',
    fact: windowsAlias,
    message: (raw) => `amiFamily is ${raw}, and the alias names images of another family.`,
    remediation: 'Leave amiFamily out, or write that of the alias.',
  },
  {
    platform: 'aks',
    name: 'aks.windowsAccountLeftOut',
    isRefused: () => true,
    basis: 'refused',
    fact: windowsAccount,
    message: (raw) =>
      `${raw} has a Windows pool and no windows_profile: the cluster needs the account of its Windows machines when it is made.`,
    remediation:
      'Add windows_profile with a name and a password, which newer releases of the provider azurerm take.',
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
    platform: 'aks',
    name: 'pool.aksDefault',
    isRefused: () => true,
    basis: 'advice',
    fact: aksDefaults,
    message: (release) =>
      `The pool names no Windows release, so that AKS gives it ${ownValue(windows, release)?.name ?? release} with its Kubernetes.`,
    remediation: 'Add --os-sku, so that pool and images stay together.',
  },
  {
    platform: 'gke',
    name: 'pool.machineType',
    isRefused: (text) => gkePool.armMachines.value.some((one) => text.startsWith(`${one}-`)),
    basis: 'unsupported',
    fact: gkePool.armMachines,
    message: (raw) => `${raw} has an Arm processor; the node images of Windows are for x86_64.`,
    remediation: 'Take a machine type with an x86 processor, such as e2-standard-4.',
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
  ...toldLimits.map(({ platform, name, basis, fact, fault, remediation }) => ({
    platform,
    name,
    isRefused: () => true,
    basis,
    fact,
    message: () => `${fault.slice(0, 1).toUpperCase()}${fault.slice(1)}.`,
    remediation,
    isOfWindows: true as const,
  })),
  ...poolSettings.map(
    ({ platform, name, basis, fact, fault, remediation, beside, isOfWindows }) => ({
      platform,
      name,
      isRefused: () => true,
      basis,
      fact,
      message: (raw: string) =>
        /^(?:true|false)$/i.test(raw) || fault.toLowerCase().includes(raw.toLowerCase())
          ? `${fault.slice(0, 1).toUpperCase()}${fault.slice(1)}.`
          : `${raw}: ${fault}.`,
      remediation,
      ...(beside ? { beside } : {}),
      ...(isOfWindows ? { isOfWindows } : {}),
    }),
  ),
]
