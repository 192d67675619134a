import { inferred, verified } from './fact.ts'

/** The dynamic ports of Windows that nobody changed, and the share of them with which names are no longer found. */
export const dynamicPortsTaken = inferred({ count: 16_384, share: 0.9 } as const, [
  'github Azure/AKS/issues/1375',
  'ms-problems#L36-L52',
])

/** The dynamic ports of Windows that nobody changed begin at this one. */
export const firstDynamicPort = 49_152

/** So many ports in a row HNS takes at once for a load balancer without DSR. */
export const portBlock = verified(64, [
  'ms-problems#L36-L52',
  'github microsoft/SDN/blob/0176a112909a9d5a8eea123429a45e93ef328868/Kubernetes/windows/debug/collectlogs.ps1',
])
