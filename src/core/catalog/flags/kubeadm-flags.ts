import { verified } from '../fact.ts'

/** A kubelet that is a service itself has the flags of its service alone. */
export const readsNoFlagsFile = verified('kubeadm-flags.env', [
  'github kubernetes-sigs/image-builder/issues/2011',
])
