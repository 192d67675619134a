import { nodeLocalDns } from '../../catalog/node-conditions.ts'
import { defineLint } from '../../model/lint.ts'
import { placeOf } from '../../model/observe.ts'
import { deciding } from '../../model/observed.ts'

export const nodeLocalDnsOfLinux = defineLint({
  id: 'node-local-dns',
  on: 'setup',
  summary: 'Windows pods ask the DNS Service, and not the cache of Linux nodes',
  remediation: 'Give Windows nodes the address of the Service kube-dns.',
  decisions: [],

  check: ({ observations }) =>
    deciding(observations, 'clusterDNS')
      .filter(
        ({ value, subject = '' }) =>
          nodeLocalDns.value.test(String(value)) && !subject.startsWith('linux '),
      )
      .slice(0, 1)
      .map((one) => ({
        path: [],
        place: placeOf(one),
        basis: 'fails' as const,
        message: `${String(one.value)} is a link-local address, that of NodeLocal DNSCache, which sets itself up with iptables on Linux nodes: on a Windows node nothing answers there.`,
        facts: [nodeLocalDns],
      })),
})
