import { inferred, verified } from '../fact.ts'

/** What flanneld on Windows takes in the backend of its network configuration. */
export const flannelOnWindows = {
  types: inferred(['host-gw', 'vxlan'], ['k8s#86482', 'fl-backends']),
  refusedFlags: verified(['DirectRouting', 'GBP'], ['flannel#L115-L120']),
  macPrefix: verified('0E-2A', ['flannel#L121']),
  /** Numbers in JSON; text is another type. */
  numbers: inferred(['VNI', 'Port'], ['flannel#L97-L112']),
  /** Of VXLAN on Linux, where nobody names one. */
  linuxVni: verified(1, ['fl-backends#L22']),
  linuxPort: verified(8472, ['fl-backends#L23']),
  /** Of the file itself and of its backend, in any case. */
  keys: verified(
    {
      file: 'EnableIPv4 EnableIPv6 EnableNFTables Network IPv6Network SubnetMin SubnetMax IPv6SubnetMin IPv6SubnetMax SubnetLen IPv6SubnetLen Backend',
      backend: 'Type Name VNI Port GBP Learning DirectRouting MacPrefix MTU DNSServerList',
    },
    [
      'flannel-src v0.28.9/pkg/subnet/config.go',
      'flannel-src v0.28.9/pkg/backend/vxlan/vxlan_windows.go',
      'flannel-src v0.28.9/pkg/backend/hostgw/hostgw_windows.go',
    ],
  ),
  backendForm: verified('an object with Type', ['flannel-src v0.28.9/pkg/subnet/config.go']),
  network: verified('address and prefix', ['flannel-src v0.28.9/Documentation/configuration.md']),
} as const
