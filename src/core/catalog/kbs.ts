import type { Fact } from './fact.ts'
import { inferred, verified } from './fact.ts'
import { buildNumber, type WindowsRelease } from './windows/index.ts'

/** Cumulative updates that the requirements name, as release and the revision that each brings. */
export const updates = verified(
  {
    KB4015217: ['ltsc2016', 1066],
    KB4482887: ['ltsc2019', 348],
    KB4489899: ['ltsc2019', 379],
    KB4494441: ['ltsc2019', 503],
    KB4505056: ['ltsc2019', 504],
    KB4532691: ['ltsc2019', 1039],
    KB4550969: ['ltsc2019', 1192],
    KB4551853: ['ltsc2019', 1217],
    KB4565349: ['ltsc2019', 1397],
    KB4571748: ['ltsc2019', 1432],
    KB4580390: ['ltsc2019', 1554],
    KB4586793: ['ltsc2019', 1577],
    KB5000822: ['ltsc2019', 1817],
    KB5000854: ['ltsc2019', 1852],
    KB5011551: ['ltsc2019', 2746],
    KB5015811: ['ltsc2019', 3165],
    KB5055519: ['ltsc2019', 7136],
    KB5058392: ['ltsc2019', 7314],
    KB5087538: ['ltsc2019', 8755],
    KB5005104: ['ltsc2022', 202],
    KB5012637: ['ltsc2022', 681],
    KB5018421: ['ltsc2022', 1129],
    KB5031364: ['ltsc2022', 2031],
    KB5087545: ['ltsc2022', 5139],
    KB5058411: ['ltsc2025', 4061],
    KB5066835: ['ltsc2025', 6899],
    KB5087539: ['ltsc2025', 32860],
  } as const satisfies Readonly<Record<string, readonly [WindowsRelease, number]>>,
  ['ms-release-info'],
)

/** What a feature needs of a Windows release that has it only after an update. */
export interface UpdateRequirement {
  readonly release: WindowsRelease
  readonly kb: keyof typeof updates.value
  readonly revision: Fact<number>
}

/** What is known of the Windows of a node. */
interface InstalledWindows {
  readonly windowsRelease: WindowsRelease
  readonly windowsRevision: number
  readonly installedKBs: readonly string[]
}

export const updateRequirements = {
  /** VXLAN overlay networks. */
  overlay: {
    release: 'ltsc2019',
    kb: 'KB4489899',
    revision: verified(
      379,
      [
        'vd container-networking/network-drivers-topologies.md#L56',
        'doc004',
        'web-net-b',
        'swtools guides/guide-for-adding-windows-node.md#L9',
      ],
      { note: 'some pages name the update before it, KB4482887' },
    ),
  },
  overlay2016: {
    release: 'ltsc2016',
    kb: 'KB4015217',
    revision: verified(1066, ['vd container-networking/network-drivers-topologies.md#L58']),
  },
  /** Direct Server Return. */
  directServerReturn: {
    release: 'ltsc2019',
    kb: 'KB4580390',
    revision: inferred(
      1554,
      [
        'github Azure/aks-engine/blob/f634f52ff4f6/docs/topics/windows-dsr.md#L23',
        'swtools hostprocess/calico/kube-proxy/start.ps1#L45-L73',
        'kep-5100#L197',
      ],
      { note: 'six sources name six minimums; this is the most cautious of the scripts' },
    ),
  },
  /** Fewer dynamic ports for load balancers without Direct Server Return. */
  portSharing: {
    release: 'ltsc2019',
    kb: 'KB4551853',
    revision: verified(1217, ['vd kubernetes/common-problems.md#L52']),
  },
  /** A NodePort that answers on the node itself. */
  localNodePort: {
    release: 'ltsc2019',
    kb: 'KB4571748',
    revision: verified(1432, ['vd kubernetes/common-problems.md#L123']),
  },
  /** Group Managed Service Accounts with containerd. */
  gmsaContainerd: {
    release: 'ltsc2019',
    kb: 'KB5000822',
    revision: inferred(1817, ['github kubernetes/website/pull/27131', 'doc003', 'doc004']),
  },
  /** Bind mounts of HostProcess containers. */
  hostProcessBindMounts: {
    release: 'ltsc2019',
    kb: 'KB5015811',
    revision: inferred(3165, ['kep-1981#L536', 'kep-1981#L560'], {
      note: 'the proposal names the month alone',
    }),
  },
  /** Images built from the end of April 2025 on. */
  images2019: {
    release: 'ltsc2019',
    kb: 'KB5058392',
    revision: inferred(
      7314,
      ['github microsoft/Windows-Containers/issues/591', 'github docker/for-win/issues/14287'],
      { note: 'reported to work; no page states it' },
    ),
  },
  images2025: {
    release: 'ltsc2025',
    kb: 'KB5058411',
    revision: inferred(4061, [
      'github microsoft/Windows-Containers/issues/591',
      'github docker/for-win/issues/14287',
    ]),
  },
} as const satisfies Readonly<Record<string, UpdateRequirement>>

/**
 * Whether a node lacks an update: `false` if its revision or an installed update shows it,
 * `undefined` if nothing tells. A release that the requirement is not about lacks nothing.
 */
export function lacksUpdate(
  { release, kb, revision }: UpdateRequirement,
  node: InstalledWindows,
): boolean | undefined {
  if (node.windowsRelease !== release) return false
  if (node.windowsRevision > 0) return node.windowsRevision < revision.value
  const shown = node.installedKBs.some((installed) => {
    const [of, brings] = revisionOfUpdate(installed) ?? []
    return installed.toUpperCase() === kb || (of === release && (brings ?? 0) >= revision.value)
  })
  return shown ? false : undefined
}

/**
 * Of updates that bring the same to several releases, the newest of these first, the one that a
 * release needs: `begun` for one that began with it, `undefined` for one that got none.
 */
export function updateFor(
  [newest, ...others]: readonly [UpdateRequirement, ...UpdateRequirement[]],
  release: WindowsRelease,
): UpdateRequirement | 'begun' | undefined {
  if (buildNumber(release) > buildNumber(newest.release)) return 'begun'
  return [newest, ...others].find((one) => one.release === release)
}

/** Whether a node is known to have what these updates bring. */
export function hasUpdate(
  requirements: readonly [UpdateRequirement, ...UpdateRequirement[]],
  node: InstalledWindows,
): boolean {
  const update = updateFor(requirements, node.windowsRelease)
  return update === 'begun' || (update !== undefined && lacksUpdate(update, node) === false)
}

const revisions = new Map<string, readonly [WindowsRelease, number]>(Object.entries(updates.value))

/** Release and revision that an update brings, where the facts name it. */
export const revisionOfUpdate = (kb: string) => revisions.get(kb.toUpperCase())
