import { podDns } from '../../../catalog/pod-dns.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

export const podDnsServer = defineLint({
  id: 'pod-dns-server',
  on: 'setup',
  summary: 'Pods ask the DNS Service of the cluster for names',
  remediation:
    'Give the kubelet clusterDNS, and let the CNI file hand it on: capabilities dns true, or dns.nameservers. Then create the pod again.',
  decisions: [],

  check({ observations }) {
    const [dns, ...others] = deciding(observations, 'clusterDNS')
    const asked = named(observations, 'pod.dnsAsked')
    const [first] = asked
    const isOwn = ['workload.dnsPolicy', 'workload.hostNetwork', 'workload.hostProcess'].some(
      (name) => named(observations, name).length > 0,
    )
    if (!dns || !first || isOwn || others.some(({ value }) => value !== dns.value)) return []
    // Of several pods, or with a cache on each node, one may ask another.
    if (asked.some(({ value }) => value === dns.value || String(value).startsWith('169.254.')))
      return []
    // What Windows shows without a server has a finding of its own.
    if (String(first.value).includes(':')) return []
    return [
      {
        path: [],
        place: placeOf(first),
        also: [placeOf(dns)],
        basis: 'unsupported' as const,
        message: `The pod asks ${String(first.value)} for names, and the DNS Service is ${String(dns.value)}: it resolves no Services. The kubelet has no clusterDNS, or the CNI file does not hand it on.`,
        facts: [podDns],
      },
    ]
  },
})
