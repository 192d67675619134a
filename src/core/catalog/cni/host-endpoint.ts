import { inferred } from '../fact.ts'

/** The scripts of kube-proxy take the address of the endpoint with this name for the source VIP. */
export const hostEndpoint = inferred('one endpoint of the host for each network', [
  'github projectcalico/calico/issues/9142',
])
