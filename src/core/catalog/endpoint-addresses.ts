import { inferred, verified } from './fact.ts'

/** How often an address stands among the endpoints of a node. */
export const endpointAddresses = inferred('once', ['k8s#138000-2'], {
  note: 'patch releases of 1.33 to 1.36 mended what left a second one; another cause is possible',
})

export const podAddresses = verified('its own unique cluster-wide IP address', [
  'github kubernetes/website/blob/048a0f5992fbd46491a82400d48865a291fc9598/content/en/docs/concepts/services-networking/_index.md',
])
