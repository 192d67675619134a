import { inferred, verified } from './fact.ts'

/** How a node names the API server: a host and a port with one colon between them. */
export const endpointForm = {
  /** kubeadm splits it before anything else and stops where that fails. */
  kubeadm: verified('host:port', ['kubeadm-join-check']),
  /** Our scripts put it behind `https://`. */
  address: inferred('host:port', ['kubeadm-join-check']),
} as const

/** How kubeadm writes the kubeconfig of a user, which it signs with the CA of the control plane. */
export const kubeconfigOfUser = verified(
  { command: 'kubeadm kubeconfig user', from: '1.21', before: 'kubeadm alpha kubeconfig user' },
  ['kubeadm#2292', 'kubeadm#1819'],
)

/** From here on it asks for a file of kubeadm in place of flags; the cluster keeps that file. */
export const kubeconfigOfUserFile = verified(
  { from: '1.20', configMap: 'kubeadm-config', key: 'ClusterConfiguration' },
  ['kubeadm#2292', 'kubeadm-kubeconfig-user#L65-L103'],
)

/**
 * Up to 1.23 kubeadm knows Docker by one socket of its own, which it takes unless told otherwise; any
 * other one becomes the endpoint of a remote runtime.
 */
export const kubeadmDetection = verified({ docker: 'by itself' } as const, [
  'kubeadm-kubelet-flags',
  'kubeadm-windows-sockets',
])
