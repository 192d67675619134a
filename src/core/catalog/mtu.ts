import { inferred, verified } from './fact.ts'

/** How large packets may be; what only Diagnose asks. */
export const mtu = {
  /** What VXLAN and Geneve put around a packet between IPv4 nodes. */
  overhead: verified(50, ['fl-vxlannet']),
  ethernet: inferred(1500, ['fl-hostgw']),
  /** Larger packets of an overlay get lost between Windows and Linux. */
  lost: inferred('packets that are too large for the way are lost', [
    'github kubernetes/kubernetes/issues/83739',
    'github kubernetes-sigs/cluster-api-provider-azure/pull/1335',
  ]),
} as const
