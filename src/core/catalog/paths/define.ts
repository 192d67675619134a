import type { Fact } from '../fact.ts'

export type FlowId =
  'pod-to-pod' | 'pod-to-service' | 'pod-to-outside' | 'pod-to-excepted' | 'outside-to-node-port'

/** Where a packet is, seen from this node. */
export type HopPlace = 'pod' | 'switch' | 'fabric' | 'wire' | 'peer-switch' | 'peer-pod' | 'outside'

/** Whose MAC address it is; `unsaid` where no source says. */
export type MacRole =
  'pod' | 'gateway' | 'node' | 'next' | 'router' | 'peer-router' | 'peer-pod' | 'unsaid'

/** Whose IP address it is. */
export type IpRole = 'pod' | 'peer-pod' | 'node' | 'service' | 'outside' | 'unsaid'

/** A layer that is written anew at a hop. */
export type Change = 'mac' | 'ip' | 'wrap' | 'unwrap'

/** A packet at one place of its way. */
export interface HopFact {
  readonly place: HopPlace
  /** Source and destination. */
  readonly mac: readonly [MacRole, MacRole]
  readonly ip: readonly [IpRole, IpRole]
  /** The frame travels inside another one between the two nodes. */
  readonly isWrapped?: true
  readonly changes: readonly Change[]
  /** `{peerSubnet}`, `{peerNode}`, `{node}` and `{pod}` stand for the scenario's addresses. */
  readonly text: string
}

/** The way of a packet, or why there is none. */
export type PathFact =
  { readonly hops: readonly Fact<HopFact>[] } | { readonly absent: Fact<string> }

export type PathFacts = Readonly<Record<FlowId, PathFact>>
