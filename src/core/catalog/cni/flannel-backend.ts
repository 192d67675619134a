import { inferred, verified } from '../fact.ts'

/** What flanneld on Windows takes in the backend of its network configuration. */
export const flannelOnWindows = {
  types: inferred(['host-gw', 'vxlan'], ['k8s#86482', 'fl-backends']),
  refusedFlags: verified(['DirectRouting', 'GBP'], ['flannel#L115-L120']),
  macPrefix: verified('0E-2A', ['flannel#L121']),
  /** Numbers in JSON; text is another type. */
  numbers: inferred(['VNI', 'Port'], ['flannel#L97-L112']),
  /** Of VXLAN on Linux, where nobody names one. */
  linuxPort: verified(8472, ['fl-backends#L23']),
  network: verified('address and prefix', ['flannel-src v0.28.9/Documentation/configuration.md']),
} as const
