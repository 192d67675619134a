import { servedZones } from '../../../catalog/cluster-domain.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { faultAt } from '../../fault-at.ts'

const isPlain = /^[a-z\d][a-z\d.-]*$/

export const clusterDomainServed = defineLint({
  id: 'cluster-domain-served',
  on: 'setup',
  summary: 'The DNS server of the cluster serves the domain of the kubelet',
  remediation:
    'Give the kubelet the clusterDomain of the Corefile, restart it, and create the pods anew.',
  decisions: [],

  check({ observations }) {
    const zones = named(observations, 'coredns.zones')
    const served = new Set(zones.flatMap(({ value }) => (Array.isArray(value) ? value : [])))
    const [zone] = zones
    if (!zone) return []
    return deciding(observations, 'clusterDomain').flatMap((own) => {
      const domain = String(own.value).toLowerCase().replace(/\.$/, '')
      return own.absent === true || !isPlain.test(domain) || served.has(domain)
        ? []
        : [
            faultAt(
              placeOf(own),
              'fails',
              `The domain of the kubelet is ${domain}, and the Corefile serves ${[...served].join(', ')}: pods of this node do not find Services by their short names.`,
              servedZones,
              { also: [placeOf(zone)] },
            ),
          ]
    })
  },
})
