import { inferred } from '../fact.ts'

/** Left to itself, Calico takes the first adapter that it finds, which may be one of Docker or of HNS. */
export const calicoAutodetection = inferred('first-found', [
  'github projectcalico/calico/issues/6996',
  'tigera-api',
])
