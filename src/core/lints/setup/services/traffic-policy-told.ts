import { serviceFeatures } from '../../../catalog/workload/service-features.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { isBefore } from '../../../values/version.ts'

const { from, unsupported } = serviceFeatures.clientIP

export const trafficPolicyTold = defineLint({
  id: 'traffic-policy-told',
  on: 'setup',
  summary: 'The version that a text names knows the external traffic policy that it tells of',
  remediation: 'Take a newer Kubernetes, or the policy Cluster and read the client from a header.',
  decisions: ['kubernetesVersion'],

  check({ observations }, { kubernetesVersion }) {
    // A Service that was sent is judged itself.
    if (deciding(observations, 'externalTrafficPolicy').length > 0) return []
    const [policy] = named(observations, 'service.externalTrafficPolicy').filter(
      ({ value, weight }) => value === 'Local' && weight === 'statement',
    )
    const [ofWindows] = [
      ...deciding(observations, 'windowsRelease').filter(({ absent }) => absent !== true),
      ...named(observations, 'service.podsTold'),
    ]
    // Nobody asks for a version where only old ones are at fault.
    const isKnown = deciding(observations, 'kubernetesVersion').length > 0
    if (!policy || !ofWindows || !isKnown || !isBefore(kubernetesVersion, from.value)) return []
    return [
      {
        path: [],
        place: placeOf(policy),
        also: [placeOf(ofWindows)],
        basis: 'unsupported',
        message: `The external traffic policy Local is not supported on Windows up to Kubernetes ${unsupported.value.through}: pods see an address of a node as their client.`,
        facts: [unsupported],
      },
    ]
  },
})
