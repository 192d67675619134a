import { inferred } from './fact.ts'

/** What VirtualBox gives each machine on its adapter for NAT. */
export const natAddress = inferred('10.0.2.15', [
  'github kubernetes/kubernetes/issues/60835',
  'github kubernetes/kubernetes/issues/45583',
])
