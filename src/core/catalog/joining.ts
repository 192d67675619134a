import { inferred, verified } from './fact.ts'

/** How kubeadm writes a kubeconfig for another user: with a file from one minor on, as a root command from the next. */
export const userKubeconfig = verified({ config: '1.20', root: '1.21' } as const, [
  'kubeadm#2292',
  'kubeadm-kubeconfig',
])

/** The user that every cluster lets read what kube-proxy needs. */
export const proxyUser = verified(
  { user: 'system:kube-proxy', role: 'system:node-proxier' } as const,
  ['rbac-default-roles'],
)

/** How a node names the API server: a host and a port with one colon between them. */
export const endpointForm = {
  /** kubeadm splits it before anything else and stops where that fails. */
  kubeadm: verified('host:port', ['kubeadm-join-check']),
  /** Our scripts put it behind `https://`. */
  address: inferred('host:port', ['kubeadm-join-check']),
} as const
