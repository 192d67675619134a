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
  /** Where the other nodes send what is for pods of a node. */
  publicAddress: verified(
    'the address of the adapter that flanneld takes, by itself the first one',
    [
      'github flannel-io/flannel/blob/cdf760595c23292fd03ff4daf03638ac1ceef417/Documentation/troubleshooting.md',
      'github flannel-io/flannel/blob/cdf760595c23292fd03ff4daf03638ac1ceef417/pkg/subnet/kube/kube.go',
    ],
  ),
} as const
