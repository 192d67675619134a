import { inferred } from '../fact.ts'

/** Networks that another plugin left behind keep the present one from its own, or from traffic between nodes. */
export const networksLeftOver = inferred('a node has the networks of one plugin', [
  'github projectcalico/calico/issues/9120',
  'rke2#5381',
])
