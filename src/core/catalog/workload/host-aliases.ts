import { verified } from '../fact.ts'

/** Where the kubelet writes `hostAliases` into the hosts file of a Windows container. */
export const hostAliases = {
  /** Files cannot be mapped into containers of Docker, and before this minor the kubelet wrote none. */
  managed: verified({ from: '1.21', runtime: 'containerd', dockershimUntil: '1.23' } as const, [
    'github kubernetes/kubernetes/pull/83730',
    'github kubernetes/kubernetes/issues/91132',
    'rn-1.21',
  ]),
  /** These pods have the hosts file of the node. */
  notOfHostProcess: verified(true, [
    'github kubernetes/kubernetes/blob/001a80e975bb880d0fe60b304d30950fe661f278/pkg/kubelet/kubelet_pods.go',
    'github kubernetes/kubernetes/pull/103434',
  ]),
} as const
