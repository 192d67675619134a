import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { network } from '../../../catalog/network.ts'
import { defineLint } from '../../../model/lint.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { containsAddress, parseAddress, parseCidr } from '../../../values/address.ts'
import { endpointPlugins, fieldBelow, routesOf } from '../../cni/file.ts'
import { rangeTold } from './told.ts'

const privateBlocks = network.privateBlocks.value.flatMap((text) => parseCidr(text) ?? [])

export const cniNameServer = defineLint({
  id: 'cni-name-server',
  on: 'setup',
  summary: 'The DNS server of pods is a Service of the cluster',
  remediation: 'Write the address of the cluster DNS, as clusterDNS of the kubelet has it.',
  decisions: [],

  check({ parsed, observations }) {
    const services = rangeTold('serviceCIDR', observations)?.range
    // Against another address, which is in the range, it is held by itself.
    const isHeld = deciding(observations, 'clusterDNS').some(({ value }) => {
      const other = parseAddress(String(value))
      return services !== undefined && other !== undefined && containsAddress(services, other)
    })
    if (isHeld) return []
    return ofKind(parsed, 'cni-config').flatMap(({ value: { value }, placeOf }) =>
      endpointPlugins(value).flatMap((plugin) => {
        const servers = fieldBelow(plugin, 'dns', 'nameservers')
        if (!servers || !Array.isArray(servers.value)) return []
        const addresses = servers.value.map(String).flatMap((text) => parseAddress(text) ?? [])
        const routes = routesOf(plugin)
          .flatMap((node) => parseCidr(String(node.value)) ?? [])
          .filter(({ prefix, family }) => family === 'ipv4' && prefix < 32)
        const [first] = addresses
        if (!first || routes.length === 0) return []
        const isLocal = addresses.every((one) =>
          privateBlocks.some((block) => containsAddress(block, one)),
        )
        if (!isLocal) return []
        // Where Services are is what decides: with a server among them it is the route that is wrong.
        const ranges = services ? [...routes, services] : routes
        if (addresses.some((one) => ranges.some((range) => containsAddress(range, one)))) return []
        return [
          {
            path: [],
            place: placeOf(servers.path),
            basis: 'fails' as const,
            message: `The DNS server ${first.text} is not in ${routes.map(({ text }) => text).join(', ')}, the range that the routes of the file lead to.`,
            facts: [cniEndpoints.nameServer],
          },
        ]
      }),
    )
  },
})
