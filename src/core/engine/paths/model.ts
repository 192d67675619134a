import type { Change, FlowId, HopPlace } from '../../catalog/paths/define.ts'
import type { Confidence, SourceRef } from '../../catalog/fact.ts'
import type { NetworkModeId } from '../../catalog/cni/define.ts'

/** The way of one packet with the addresses of a scenario. */
export interface PacketPath {
  readonly flow: FlowId
  readonly mode: NetworkModeId
  /** In order; empty where there is no such way, or where nobody wrote it down. */
  readonly hops: readonly Hop[]
  /** Why there are no hops. */
  readonly absent?: Statement
}

export interface Statement {
  readonly text: string
  readonly confidence: Confidence
  readonly sources: readonly SourceRef[]
}

/** A packet at one place. */
export interface Hop extends Statement {
  readonly place: HopPlace
  /** `Virtual switch of win-node-1`. */
  readonly title: string
  /** In words; empty where no source says. */
  readonly mac: Ends
  /** Addresses; empty where no source says, or where the range cannot be read. */
  readonly ip: Ends
  /** What is put around the frame between the two nodes. */
  readonly outer?: Ends & { readonly name: string; readonly labels: readonly string[] }
  /** Layers that are written anew here. */
  readonly changes: readonly Change[]
}

export interface Ends {
  readonly from: string
  readonly to: string
}
