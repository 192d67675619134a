import type { MinorRange } from '../../values/version.ts'
import type { CniId } from '../cni/index.ts'
import type { NetworkModeId, PlatformId } from '../cni/define.ts'
import type { Fact } from '../fact.ts'
import type { KubernetesVersion } from '../kubernetes/index.ts'
import type { WindowsRelease } from '../windows/index.ts'

/** Where a node runs, and what the place does to its network. */
export interface Platform<Id extends PlatformId = PlatformId> {
  readonly id: Id
  readonly name: string
  readonly sentence: string
  /** The network drops packets with pod addresses until it is told about them. */
  readonly dropsPodAddresses?: Fact<string>
  /** Addresses that every node must reach, and that no range may cover. */
  readonly reserved?: Fact<readonly string[]>
  /** Ranges that the platform keeps for itself. */
  readonly forbiddenRanges?: Fact<readonly string[]>
  /** Addresses of each subnet that it keeps for itself. */
  readonly keepsPerSubnet?: Fact<number>
  /** Another user of the VXLAN port may be there. */
  readonly vxlanPortTaken?: Fact<string>
  /** The platform makes the nodes itself, in pools. */
  readonly pool?: NodePool
}

/** What a platform that makes its own nodes decides, as far as rules need it. */
export interface NodePool {
  /** What is true of every pool: that it is how Windows nodes are added. */
  readonly windows: Fact<true>
  /** What its nodes run, whatever else a plan says. */
  readonly cni: Fact<CniId>
  readonly networkMode: Fact<NetworkModeId>
  /** Nobody supports Windows nodes with another plugin there, whether or not a pool can be made. */
  readonly supportsOwnCniAlone?: Fact<true>
  readonly releases: PoolReleases
  /** What there is of a release that is not among them. */
  readonly otherReleases: Fact<'no image'>
  readonly minors: { readonly [Minor in KubernetesVersion]?: Fact<MinorDates> }
  /** What the platform has for a minor after its standard support, and whether Windows pools may have it. */
  readonly extended: Fact<{ readonly name: string; readonly forWindows: boolean }>
  /** Hyper-V isolation; null where nobody says. */
  readonly hyperv: Fact<false | null>
  readonly dualStack?: Fact<false>
  readonly maxPods: PoolMaxPods
  /** Feature gates cannot be given to the kubelet of a pool. */
  readonly gates?: { readonly basis: 'refused' | 'unsupported'; readonly fact: Fact<string> }
  /** A proxy in the cluster excludes Windows pools. */
  readonly proxy?: Fact<false>
}

export type PoolReleases = { readonly [Release in WindowsRelease]?: PoolRelease }

/** One Windows release as the platform offers it. */
export interface PoolRelease {
  readonly kubernetes: Fact<MinorRange>
  /** Minors of which nobody says whether they have it. */
  readonly unclear?: Fact<MinorRange>
  readonly retirement?: Fact<Retirement>
  /** No pool can be made with it after this day. */
  readonly lastPools?: Fact<string>
  /** Offered, and no longer cared for. */
  readonly deprecated?: Fact<string>
}

/** Days; the platform stops supporting the release, and later takes its images away. */
export interface Retirement {
  readonly supportEnd: string
  readonly imagesRemoved: string
}

/** Ends of support of a minor, as a day or a month; null where they were not read. */
export interface MinorDates {
  readonly standard: string | null
  readonly extended: string | null
}

export interface PoolMaxPods {
  /** What the platform accepts. */
  readonly range?: Fact<{ readonly min: number; readonly max: number }>
  /** Below this, a pool needs several nodes to have as many pods in all. */
  readonly poolTotal?: Fact<number>
  /** Where pods take addresses of one interface of the machine. */
  readonly perInterface?: Fact<{
    readonly examples: readonly { readonly type: string; readonly addresses: number }[]
    readonly perPrefix: number
  }>
  /** What the plan does not tell or nobody says. */
  readonly untold?: Fact<string>
}

export const definePlatform = <const Id extends PlatformId>(platform: Platform<Id>) => platform
