import { inferred, verified } from './fact.ts'

/** How a node names the API server: a host and a port with one colon between them. */
export const endpointForm = {
  /** kubeadm splits it before anything else and stops where that fails. */
  kubeadm: verified('host:port', ['kubeadm-join-check']),
  /** Our scripts put it behind `https://`. */
  address: inferred('host:port', ['kubeadm-join-check']),
} as const

/**
 * Up to 1.23 kubeadm knows Docker by one socket of its own, which it takes unless told otherwise; any
 * other one becomes the endpoint of a remote runtime.
 */
export const kubeadmDetection = verified({ docker: 'by itself' } as const, [
  'kubeadm-kubelet-flags',
  'kubeadm-windows-sockets',
])
