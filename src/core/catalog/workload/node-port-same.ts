import { inferred } from '../fact.ts'

/** A node port with the number of the Service’s own port, which kube-proxy took for one rule. */
export const nodePortSame = inferred({ through: '1.15' } as const, [
  'github kubernetes/kubernetes/issues/78574',
  'github kubernetes/kubernetes/pull/78874',
])
