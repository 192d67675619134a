import { verified } from './fact.ts'

/** The DaemonSet of Flannel was removed in 2025, and the one of kube-proxy that is left works with Calico alone. */
export const maintainedAgents = verified(
  ['calico', 'antrea'],
  ['swt-flannel-removed', 'swt-calico-proxy-yml#L1-L54'],
)
