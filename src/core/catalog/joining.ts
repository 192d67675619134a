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

/** What the Cluster API writes onto a machine; the type of the permissions of a file there. */
export const clusterApiFiles = inferred(
  'text',
  [
    'github kubernetes-sigs/cluster-api/blob/8dfdece84f1deb6aae6204d74ba740ddebd6ceee/bootstrap/kubeadm/api/v1beta1/kubeadmconfig_types.go',
  ],
  { note: 'the type was read of a copy of the file' },
)
