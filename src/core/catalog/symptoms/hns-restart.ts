import { verified } from '../fact.ts'

/** Of messages, and of complaints without one, of pods that ran while HNS was restarted. */
export const endpointsGone = verified(
  'The HNS service was restarted, so the endpoints of running pods are gone.',
  ['calico#5164', 'plugins-endpoint_windows#L125-L310'],
)
