import type { DecisionId } from '../../model/scenario.ts'
import type { TopicId } from '../../model/decision.ts'

/** The node as a picture: what a page draws, a reader lists and a ticket carries. */
export interface PictureModel {
  /** In the order of the picture, which is that of the questions. */
  readonly parts: readonly Part[]
  readonly pods: readonly Pod[]
  /** Absent where the plan has no Service. */
  readonly service?: string
  readonly links: readonly Link[]
  readonly wire: Wire
  readonly cells: readonly Cell[]
}

export type PartId =
  'control-plane' | 'host' | 'runtime' | 'services' | 'workload' | 'network' | 'addresses'

export type Verdict = 'ok' | 'warning' | 'unknown' | 'error'

/** One part of the node, and the questions that it stands for. */
export interface Part {
  readonly id: PartId
  readonly topic: TopicId
  /** Counted from 1. */
  readonly number: number
  readonly title: string
  /** What it is, in a few words. */
  readonly value: string
  /** What else is told of it, in the order of importance. */
  readonly detail: readonly string[]
  /** The gravest of its findings; notes leave it at `ok`. */
  readonly verdict: Verdict
  /** Values that are still examples. */
  readonly exampleCount: number
  /** Values that the user chose, or said are right. */
  readonly ownCount: number
  readonly findingIds: readonly string[]
  /** Whether a decision of it differs from the scenario before. */
  readonly changed: boolean
  /** The platform that decides this part, where it makes the node from a pool. */
  readonly setBy?: string
  /** Where the node was read from texts: how this part is known. */
  readonly evidence?: Evidence
  /** Numbers of the faults at this part, where they are numbered. */
  readonly pins?: readonly number[]
  /** Those of them that are warnings and no errors. */
  readonly warningPins?: readonly number[]
}

/** Read in a text, following from what was read, or said by nobody. */
export type Evidence = 'read' | 'follows' | 'not-told'

/** A pod as it stands on the node; never more than two are drawn. */
export interface Pod {
  readonly name: string
  /** An address from the range that pods of this node have; empty where that range cannot be read. */
  readonly address: string
  /** The second one, where the plan has both families. */
  readonly second?: string
  readonly image: string
  readonly isolation: 'process' | 'hyperv' | 'hostprocess'
  /** A fault keeps the isolation from coming about. */
  readonly isOnlyAsked?: true
}

/** A line between two parts, with the port at its end. */
export interface Link {
  readonly from: PartId
  readonly to: PartId
  readonly port: string
  readonly text: string
}

/** A packet from a pod of this node to one of another, as the network around the nodes sees it. */
export interface Wire {
  readonly adapter: string
  readonly address: string
  readonly inner: Leg
  /** The same between the addresses of the other family. */
  readonly second?: Leg
  /** What is put around the packet. */
  readonly outer?: Leg & { readonly name: string; readonly labels: readonly string[] }
  /** Layers of the packet that the node changes. */
  readonly changes: readonly ('mac' | 'ip')[]
  readonly text: string
  /** What every packet passes outside of the node, also between two pods of it. */
  readonly via?: string
  /** Answers of pods behind a Service go back without the load balancer. */
  readonly isDirect?: true
  /** Nobody said what the network does; then no packet can be drawn. */
  readonly isTold?: false
}

export interface Leg {
  readonly from: string
  readonly to: string
}

/** One range of addresses, and what its far end sees of a pod. */
export interface Cell {
  readonly id: string
  readonly kind: 'service' | 'node' | 'pod' | 'other' | 'outside'
  readonly title: string
  readonly range: string
  /** In the exception list, or added by the plugin: towards it a pod keeps its own address. */
  readonly isException: boolean
  readonly text: string
  /** Nobody said it. */
  readonly isTold?: false
}

/** What a picture is compared with to mark what changed. */
export type Changed = (id: DecisionId) => boolean
