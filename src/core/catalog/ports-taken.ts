import { inferred, verified } from './fact.ts'

/** The dynamic ports of Windows that nobody changed: the first one, and how many. */
export const usualDynamicPorts = verified({ first: 49_152, count: 16_384 } as const, [
  'ms-dynamic-ports',
])

/** The share of the dynamic ports with which names are no longer found. */
export const dynamicPortsTaken = inferred(0.9, [
  'github Azure/AKS/issues/1375',
  'ms-problems#L36-L52',
])

/** So many ports in a row HNS takes at once for a load balancer without DSR. */
export const portBlock = verified(64, [
  'ms-problems#L36-L52',
  'github microsoft/SDN/blob/0176a112909a9d5a8eea123429a45e93ef328868/Kubernetes/windows/debug/collectlogs.ps1',
])
