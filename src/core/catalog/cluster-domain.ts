import { verified } from './fact.ts'

/** Services have names in these zones alone, and pods look for short names in the domain of the kubelet. */
export const servedZones = verified('the zones of the kubernetes plugin', [
  'coredns-kubernetes',
  'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
])
