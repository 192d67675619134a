import { inferred } from './fact.ts'

/** How often an address stands among the endpoints of a node. */
export const endpointAddresses = inferred('once', ['k8s#138000-2'], {
  note: 'patch releases of 1.33 to 1.36 mended what left a second one; another cause is possible',
})
