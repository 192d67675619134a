import { serviceFeatures } from '../../catalog/workload/service-features.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'

const { trafficPolicyTypes, trafficPolicyAnswers } = serviceFeatures
const answers = trafficPolicyAnswers.value.map((one) => `“${one}”`).join(' or ')

export const serviceTrafficPolicy = defineLint({
  id: 'service-traffic-policy',
  on: 'manifest',
  summary: 'A Service that nobody reaches from outside has no policy for traffic from there',
  remediation: `Leave externalTrafficPolicy out, or write the type ${trafficPolicyTypes.value.join(' or ')}.`,
  decisions: [],
  isAbout: ({ kind }) => kind === 'Service',

  check({ kind, value, isPart, isDescribed }) {
    const at = (key: string) => valueAt(value, ['spec', key])
    const policy = at('externalTrafficPolicy')
    if (kind !== 'Service' || isPart === true || isDescribed === true) return []
    // What patches a Service goes without its ports, and without its type.
    if (typeof policy !== 'string' || policy === '' || !Array.isArray(at('ports'))) return []
    const type = at('type') ?? 'ClusterIP'
    const addresses = at('externalIPs')
    const isInside = type === 'ClusterIP' || type === 'ExternalName'
    if (!isInside || (Array.isArray(addresses) && addresses.length > 0)) return []
    return [
      {
        path: ['spec', 'externalTrafficPolicy'],
        basis: 'refused',
        message: `externalTrafficPolicy is ${policy}, and the Service is of the type ${type}, which nobody reaches from outside: the API server refuses it (${answers}, by version).`,
        facts: [trafficPolicyTypes, trafficPolicyAnswers],
      },
    ]
  },
})
