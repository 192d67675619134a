import { nodeLocalDns } from '../../../catalog/node-conditions.ts'
import { defineLint } from '../../../model/lint.ts'
import { systemOfPod } from '../../../model/manifest.ts'
import { nodesAt } from '../../../model/nodes.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'

const nameServers = ['spec', 'dnsConfig', 'nameservers', '*'] as const

export const nodeLocalDnsOfLinux = defineLint({
  id: 'node-local-dns',
  on: 'setup',
  summary: 'Windows pods ask the DNS Service, and not the cache of Linux nodes',
  remediation: 'Give Windows nodes the address of the Service kube-dns.',
  decisions: [],

  check: ({ observations, parsed }) =>
    [
      ...deciding(observations, 'clusterDNS')
        .filter(({ subject = '' }) => !subject.startsWith('linux '))
        .map((one) => ({ address: String(one.value), place: placeOf(one) })),
      ...ofKind(parsed, 'manifest')
        .filter(({ value }) => systemOfPod(value) === 'windows')
        .flatMap(({ value, placeOf: at }) =>
          nodesAt(value.value, value.pod?.path ?? [], nameServers).map((one) => ({
            address: String(one.value),
            place: at(one.path),
          })),
        ),
    ]
      .filter(({ address }) => nodeLocalDns.value.test(address))
      .slice(0, 1)
      .map(({ address, place }) => ({
        path: [],
        place,
        basis: 'fails' as const,
        message: `${address} is a link-local address, that of NodeLocal DNSCache, which sets itself up with iptables on Linux nodes: on a Windows node nothing answers there.`,
        facts: [nodeLocalDns],
      })),
})
