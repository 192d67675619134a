import { catalog } from '../catalog/catalog.ts'
import { placeOf, platformFit } from '../catalog/criteria/platforms.ts'
import { isolation } from '../catalog/isolation.ts'
import type { Platform } from '../catalog/platforms/define.ts'
import { poolGuides } from '../catalog/platforms/pools/index.ts'
import type { WindowsRelease } from '../catalog/windows/index.ts'
import { keysOf } from '../values/keys.ts'
import { defineSection, rangeText, row, type Row } from './entry.ts'

export const platformsSection = defineSection({
  id: 'platforms',
  title: 'Platforms',
  about: 'What a platform does to the network of nodes, and how AKS, EKS and GKE make their own.',
  entries: () =>
    Object.values(catalog.platforms).map((platform: Platform) => ({
      id: platform.id,
      title: platform.name,
      summary: platform.sentence,
      rows: [
        ...networkRows(platform),
        ...(platform.pool ? [] : ownRows(platform)),
        ...poolRows(platform),
        ...guideRows(platform),
      ],
    })),
})

function networkRows(platform: Platform): readonly Row[] {
  const { dropsPodAddresses, reserved, forbiddenRanges, keepsPerSubnet, vxlanPortTaken } = platform
  return [
    ...(dropsPodAddresses ? [row('Pod addresses', dropsPodAddresses)] : []),
    ...(reserved ? [row('Addresses that nodes must reach', reserved)] : []),
    ...(forbiddenRanges ? [row('Ranges that it keeps for itself', forbiddenRanges)] : []),
    ...(keepsPerSubnet ? [row('Addresses it keeps in each subnet', keepsPerSubnet)] : []),
    ...(vxlanPortTaken ? [row('VXLAN port', vxlanPortTaken)] : []),
  ]
}

/** Where nobody sets up the nodes: which modes fit, and what Hyper-V isolation asks for. */
function ownRows({ id }: Platform): readonly Row[] {
  const { nested, thirdParty } = isolation.hyperv
  const { memoryGiB, cpuCores } = nested.value
  return [
    ...keysOf(platformFit).map((mode) => {
      const fit = platformFit[mode][placeOf[id]]
      return row(catalog.modes[mode].name, fit, fit.value.text)
    }),
    thirdParty.value.includes(id)
      ? row(
          'Hyper-V isolation, by nested virtualisation',
          thirdParty,
          'Microsoft supports process isolation alone on hypervisors of other vendors',
        )
      : row(
          'Hyper-V isolation in a virtual machine',
          nested,
          `Needs nested virtualisation, ${memoryGiB} GiB of memory and ${cpuCores} processors`,
        ),
  ]
}

function poolRows({ pool }: Platform): readonly Row[] {
  if (!pool) return []
  return [
    row(
      'Network',
      pool.cni,
      `${catalog.cni[pool.cni.value].name}, ${catalog.modes[pool.networkMode.value].name}`,
    ),
    ...keysOf(pool.releases).flatMap((id) => releaseRows(id, pool.releases[id])),
    row('Hyper-V isolation', pool.hyperv),
    ...(pool.maxPods.range
      ? [
          row(
            'Pods on a node',
            pool.maxPods.range,
            `${pool.maxPods.range.value.min} to ${pool.maxPods.range.value.max}`,
          ),
        ]
      : []),
    ...(pool.gates ? [row('Feature gates', pool.gates.fact)] : []),
    ...keysOf(pool.minors).flatMap((minor): readonly Row[] => {
      const dates = pool.minors[minor]
      if (!dates) return []
      const { standard, extended } = dates.value
      return [
        row(
          `Support of ${minor}`,
          dates,
          `standard until ${standard ?? 'not known'}, extended until ${extended ?? 'not known'}`,
        ),
      ]
    }),
  ]
}

type Release = NonNullable<NonNullable<Platform['pool']>['releases'][WindowsRelease]>

function releaseRows(id: WindowsRelease, release: Release | undefined): readonly Row[] {
  if (!release) return []
  const { name } = catalog.windows[id]
  const { kubernetes, retirement, lastPools, deprecated } = release
  return [
    row(name, kubernetes, `Kubernetes: ${rangeText(kubernetes.value)}`),
    ...(lastPools ? [row(`${name}, no new pools from`, lastPools)] : []),
    ...(deprecated ? [row(`${name}, deprecated`, deprecated)] : []),
    ...(retirement
      ? [
          row(
            `${name}, retirement`,
            retirement,
            `support ends ${retirement.value.supportEnd}, images are removed ${retirement.value.imagesRemoved}`,
          ),
        ]
      : []),
  ]
}

function guideRows({ id }: Platform): readonly Row[] {
  const guide = poolGuides[id]
  if (!guide) return []
  return [
    ...guide.before.map((fact) => row('Before', fact)),
    ...guide.instead.map(({ decisions, uses }) => row(`Sets ${decisions.join(', ')}`, uses)),
    ...guide.limits.map((fact) => row('Limit', fact)),
    ...guide.care.map((fact) => row('Later', fact)),
  ]
}
