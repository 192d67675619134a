import { inferred, verified } from '../fact.ts'

/** With VXLAN, flanneld lets the node itself reach the pods that run on it, from a release on. */
export const hostRoute = {
  from: verified('0.12.0', [
    'github flannel-io/flannel/blob/v0.12.0/backend/vxlan/device_windows.go#L149-L168',
    'github flannel-io/flannel/pull/1096',
  ]),
  /** What asks from the node gets no answer, which is what probes of the kubelet do. */
  before: inferred('the node does not reach its own pods', [
    'github flannel-io/flannel/pull/1096',
    'github kubernetes/kubernetes/issues/81938',
  ]),
} as const
