import type { NetworkModeId, PlatformId } from '../cni/define.ts'
import type { Fact } from '../fact.ts'

/** A kube-proxy feature gate of the mode. */
export interface ModeGate {
  readonly name: string
  /** First minor where it is on by itself. */
  readonly onFrom: string
  /** First minor where it cannot be turned off any more. */
  readonly lockedFrom: string
}

/** A type of HNS network, as a user chooses it. */
export interface NetworkMode<Id extends NetworkModeId = NetworkModeId> {
  readonly id: Id
  readonly name: string
  /** One sentence for the option card. */
  readonly sentence: string
  /** What it needs, short, for the card. */
  readonly needs: string
  readonly hnsType: Fact<string>
  readonly vSwitch: Fact<'external' | 'internal'>
  readonly encapsulation: Fact<string | null>
  /** What happens to a packet, in one sentence. */
  readonly packets: Fact<string>
  /** The same for a picture; `packets` is what it rests on. */
  readonly drawing: {
    /** Layers that the node writes anew. */
    readonly changes: readonly ('mac' | 'ip')[]
    /** Whether `encapsulation` goes around the packet on its way between nodes. */
    readonly isWrapped: boolean
    /** What the virtual switch does, after its name. */
    readonly does: string
    /** What the network around the nodes gets to see, in one line. */
    readonly caption: string
    /** What every packet passes outside of the node, also between two pods of it. */
    readonly via?: string
  }
  /** Whether Kubernetes uses it at all. */
  readonly kubernetes: Fact<boolean>
  /** Platforms it works on; absent = any. */
  readonly platforms?: Fact<readonly PlatformId[]>
  /** Platforms whose owner does not support it. */
  readonly unsupportedPlatforms?: Fact<readonly PlatformId[]>
  readonly gate?: Fact<ModeGate>
  /** kube-proxy needs a source address of its own. */
  readonly sourceVip?: Fact<true>
  /** null where nobody says. */
  readonly dualStack: Fact<boolean | null>
  readonly dsr: Fact<boolean | null>
  readonly performance: Fact<string>
  readonly isolation: Fact<string>
  readonly nodeToPod: Fact<string>
  readonly requirements: readonly Fact<string>[]
}

export const defineMode = <const Id extends NetworkModeId>(mode: NetworkMode<Id>) => mode
