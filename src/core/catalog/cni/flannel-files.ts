import { verified } from '../fact.ts'

/** `subnet.env`, which flanneld writes and the plugin flannel reads. */
export const flannelFiles = {
  subnetEnv: verified('each of its four lines is needed', [
    'github flannel-io/cni-plugin/blob/092e6d26e43c0c09c5bd4e8c49231d69cc2673be/flannel.go',
  ]),
  /** Where the plugin reads it, unless its file has `subnetFile`. */
  usualPlace: verified('/run/flannel/subnet.env', [
    'github flannel-io/cni-plugin/blob/092e6d26e43c0c09c5bd4e8c49231d69cc2673be/flannel.go',
    'flannel-src v0.28.9/main.go',
  ]),
  /** What host-gw asks of the public address of a node. */
  hostGwAddress: verified('that of the adapter', ['fl-hostgw']),
} as const
