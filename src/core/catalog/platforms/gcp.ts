import { verified } from '../fact.ts'
import { definePlatform } from './define.ts'

/** The network of Compute Engine, under a cluster of one's own and under GKE. */
export const gcpNetwork = {
  dropsPodAddresses: verified('IP forwarding and alias ranges', ['gce']),
}

export const gcp = definePlatform({
  id: 'gcp',
  name: 'Google Cloud, self-managed',
  sentence: 'Compute Engine with a cluster of your own.',
  ...gcpNetwork,
})
