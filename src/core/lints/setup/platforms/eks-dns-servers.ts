import { eks } from '../../../catalog/platforms/eks.ts'
import { eksPodDns } from '../../../catalog/platforms/pools/eks-pods.ts'
import { defineLint } from '../../../model/lint.ts'
import { nodesAt } from '../../../model/nodes.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'

export const eksDnsServers = defineLint({
  id: 'eks-dns-servers',
  on: 'setup',
  summary: 'Windows pods of EKS name no DNS servers of their own',
  remediation:
    'Set the servers when the container starts, with Set-DnsClientServerAddress, or let CoreDNS forward the names.',
  decisions: [],

  check({ observations, parsed }) {
    const platforms = deciding(observations, 'platform')
    const plugins = deciding(observations, 'cni').filter(({ absent }) => absent !== true)
    const isOfEks =
      platforms.length > 0 &&
      platforms.every(({ value }) => value === 'eks') &&
      plugins.every(({ value }) => value === eks.pool?.cni.value)
    if (!isOfEks) return []
    // Those of the cluster are in the file of the plugin as well.
    const own = new Set<unknown>(deciding(observations, 'clusterDNS').map(({ value }) => value))
    return ofKind(parsed, 'manifest').flatMap(({ value: { value, pod }, placeOf }) =>
      pod?.operatingSystem !== 'windows' || pod.isHostProcess
        ? []
        : nodesAt(value, [...pod.path, 'spec'], ['dnsConfig', 'nameservers'])
            .filter(
              ({ value: servers }) =>
                Array.isArray(servers) && servers.some((server) => !own.has(server)),
            )
            .map(({ path }) => ({
              path: [],
              place: placeOf(path),
              basis: 'fails' as const,
              message:
                'The pod names its own DNS servers; on EKS the network plugin of Windows nodes gives pods those of its own file, and ignores dnsConfig.',
              facts: [eksPodDns],
            })),
    )
  },
})
