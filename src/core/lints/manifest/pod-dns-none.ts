import { podDnsNoneNeeds } from '../../catalog/pod-dns.ts'
import { defineLint } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'

export const podDnsNone = defineLint({
  id: 'pod-dns-none',
  on: 'manifest',
  summary: 'A pod with dnsPolicy None names its DNS servers itself',
  remediation: 'Add dnsConfig with nameservers, or leave dnsPolicy out.',
  decisions: [],
  isAbout: ({ pod }) => pod !== undefined,

  check({ value, pod, isPart }) {
    if (!pod || isPart) return []
    const path = [...pod.path, 'spec', 'dnsPolicy']
    const servers = nodesAt(value, [...pod.path, 'spec', 'dnsConfig'], ['nameservers', '*'])
    if (valueAt(value, path) !== 'None' || servers.length > 0) return []
    return [
      {
        path,
        basis: 'refused' as const,
        message:
          'dnsPolicy is None, and dnsConfig has no nameservers: the API server refuses the pod (“must provide at least one DNS nameserver when `dnsPolicy` is None”).',
        facts: [podDnsNoneNeeds],
      },
    ]
  },
})
