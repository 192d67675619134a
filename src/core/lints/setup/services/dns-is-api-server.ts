import { network } from '../../../catalog/network.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

export const dnsIsApiServer = defineLint({
  id: 'dns-is-api-server',
  on: 'setup',
  summary: 'Pods ask the DNS Service for names, not the Service of the API server',
  remediation: 'Give the kubelet the address of the DNS Service: kubectl get svc -n kube-system.',
  decisions: [],

  check({ observations }) {
    // Where the range is told, a rule says the same of its second address.
    if (deciding(observations, 'serviceCIDR').length > 0) return []
    const services = named(observations, 'cluster.services').filter(
      ({ value }) => typeof value === 'string' && value.startsWith('kubernetes ClusterIP '),
    )
    return deciding(observations, 'clusterDNS').flatMap((dns) => {
      const service = services.find(({ value }) => String(value).split(' ')[2] === dns.value)
      return service
        ? [
            {
              path: [],
              place: placeOf(dns),
              also: [placeOf(service)],
              basis: 'fails' as const,
              message: `${String(dns.value)} is the Service of the API server, which answers no DNS: pods resolve no name.`,
              facts: [network.clusterDns],
            },
          ]
        : []
    })
  },
})
