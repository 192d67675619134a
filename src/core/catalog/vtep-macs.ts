import { verified } from './fact.ts'

/** The MACs by which the nodes of an overlay know each other. */
export const vtepMacs = {
  /** Linux nodes keep one address for each MAC, and the last one that was told wins. */
  onePerNode: verified('one node for each VTEP MAC', [
    'flannel-code pkg/backend/vxlan/vxlan_network.go#L357-L364',
    'flannel-code pkg/backend/vxlan/device.go#L185-L195',
  ]),
} as const
