import type { NetworkModeId } from '../cni/define.ts'
import type { FlowId, PathFacts } from './define.ts'
import { l2bridge } from './l2bridge.ts'
import { l2tunnel } from './l2tunnel.ts'
import { nat } from './nat.ts'
import { overlay } from './overlay.ts'
import { transparent } from './transparent.ts'

/** The way of a packet in each network mode. */
export const paths: Readonly<Record<NetworkModeId, PathFacts>> = {
  l2bridge,
  overlay,
  l2tunnel,
  transparent,
  nat,
}

export const flows: readonly { readonly id: FlowId; readonly name: string }[] = [
  { id: 'pod-to-pod', name: 'Pod to pod, other node' },
  { id: 'pod-to-service', name: 'Pod to Service' },
  { id: 'pod-to-outside', name: 'Pod to outside' },
  { id: 'pod-to-excepted', name: 'Pod to outside, excepted' },
  { id: 'outside-to-node-port', name: 'Outside to NodePort' },
]
