import type { Fact } from '../fact.ts'
import type { WindowsRelease } from '../windows/index.ts'

export type RuntimeState = 'stable' | 'beta' | 'alpha' | 'deprecated' | 'removed' | 'third-party'

/** What a Kubernetes minor says about one container runtime on Windows. */
export interface RuntimeSupport {
  readonly state: Fact<RuntimeState>
  /** Lowest documented or possible runtime version; null = no floor is known, so there is no version rule. */
  readonly floor: Fact<string | null>
  /** Lowest releases, one per line, that the runtime's project recommends: `1.7.28` stands for `1.7.28+`. */
  readonly recommended?: Fact<readonly string[]>
  /** What Kubernetes announced as the lowest version from this minor on, and still runs below. */
  readonly announced?: Fact<string>
}

/** One Kubernetes minor as a Windows node sees it. */
export interface KubernetesMinor<Id extends string = string> {
  readonly id: Id
  /** ISO date. */
  readonly released: Fact<string>
  /** Newest known patch release, `1.20.15`; null where none was read. */
  readonly newestPatch: Fact<string | null>
  /** ISO date of the official end of support; null where unknown. */
  readonly endOfSupport: Fact<string | null>
  /** Windows releases in the documented support matrix of this minor. */
  readonly hosts: Fact<readonly WindowsRelease[]>
  readonly runtimes: {
    readonly docker: RuntimeSupport
    readonly mirantis?: RuntimeSupport
    readonly containerd?: RuntimeSupport
  }
  /** Pause image for a Windows node of this minor, full reference. */
  readonly pauseImage: Fact<string>
  /** Whether the flag tables of this minor were read in code. */
  readonly flagsRead: boolean
}

export const defineMinor = <const Id extends string>(minor: KubernetesMinor<Id>) => minor
