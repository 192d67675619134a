import { cni } from '../../catalog/cni/index.ts'
import { endsOfHostLocal } from '../../catalog/cni/file-types.ts'
import { network } from '../../catalog/network.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, type Node } from '../../model/nodes.ts'
import { containsAddress, parseAddress, parseCidr } from '../../values/address.ts'
import { endpointPlugins, fieldBelow, type EndpointPlugin } from './file.ts'

export const cniIpamRanges = defineLint({
  id: 'cni-ipam-ranges',
  on: 'cni-config',
  summary:
    'The ranges of host-local are large enough, hold their ends and are of a family that the plugin takes',
  remediation: 'Write the IPv4 pod subnet of the node, such as a /24.',
  decisions: [],

  check: ({ value }) =>
    endpointPlugins(value).flatMap((plugin) =>
      fieldBelow(plugin, 'ipam', 'type')?.value === 'host-local'
        ? [
            ...subnetsOf(plugin).flatMap(({ path, value: subnet }) =>
              faultOf(plugin, path, subnet),
            ),
            ...rangesOf(plugin).flatMap(endsOutside),
          ]
        : [],
    ),
})

/** One range, or lists of lists. */
function subnetsOf(plugin: EndpointPlugin) {
  const one = fieldBelow(plugin, 'ipam', 'subnet')
  const ranges = fieldBelow(plugin, 'ipam', 'ranges')
  return [
    ...(one ? [one] : []),
    ...(ranges ? nodesAt(ranges.value, [], ['*', '*', 'subnet']) : []).map(({ path, value }) => ({
      path: [...(ranges?.path ?? []), ...path],
      value,
    })),
  ]
}

/** What holds a subnet with its ends: `ipam` itself, or each item of its lists. */
function rangesOf(plugin: EndpointPlugin): readonly Node[] {
  const ipam = fieldBelow(plugin, 'ipam')
  const ranges = fieldBelow(plugin, 'ipam', 'ranges')
  return [
    ...(ipam ? [ipam] : []),
    ...(ranges ? nodesAt(ranges.value, [], ['*', '*']) : []).map(({ path, value }) => ({
      path: [...(ranges?.path ?? []), ...path],
      value,
    })),
  ]
}

function endsOutside(range: Node): readonly LintViolation[] {
  const subnet = parseCidr(String(fieldBelow(range, 'subnet')?.value))
  const start = fieldBelow(range, 'rangeStart')
  const first = start && parseAddress(String(start.value))
  return ['rangeStart', 'rangeEnd'].flatMap((key): readonly LintViolation[] => {
    const end = fieldBelow(range, key)
    const address = end && parseAddress(String(end.value))
    if (!subnet || !address) return []
    const isBefore = first && address.family === first.family && address.value < first.value
    if (containsAddress(subnet, address) && !isBefore) return []
    return [
      {
        path: end.path,
        basis: 'refused',
        message: `${key} ${String(end.value)} is ${
          isBefore ? `before rangeStart ${String(start.value)}` : `outside of ${subnet.text}`
        }: host-local stops with "${key === 'rangeEnd' ? 'RangeEnd' : 'RangeStart'} … ${endsOfHostLocal.value}", and no pod gets an address.`,
        remediation:
          'Write addresses of the subnet, the smaller one as rangeStart, or leave both out.',
        facts: [endsOfHostLocal],
      },
    ]
  })
}

function faultOf(
  plugin: EndpointPlugin,
  path: LintViolation['path'],
  subnet: unknown,
): readonly LintViolation[] {
  const range = parseCidr(String(subnet))
  const longest = network.hostLocalPrefix
  if (range?.hasHostBits) {
    return [
      {
        path,
        basis: 'refused',
        message: `${String(subnet)} has bits of a host set, which host-local refuses: "Network has host bits set".`,
        remediation: `Write ${range.text}.`,
        facts: [network.hostLocalMask],
      },
    ]
  }
  if (range?.family === 'ipv4') {
    return range.prefix > longest.value
      ? [
          {
            path,
            basis: 'refused',
            message: `${String(subnet)} is too small: host-local takes a /${longest.value} and larger.`,
            facts: [longest],
          },
        ]
      : []
  }
  const mode = plugin.id && cni[plugin.id].modes.find(({ binary }) => binary === plugin.type)
  return range && mode && mode.dualStack?.value === false
    ? [
        {
          path,
          basis: 'fails',
          message: `${String(subnet)} is an IPv6 range, and ${plugin.type} gives pods one IPv4 address: it has no effect, or pods get no network.`,
          remediation:
            'Take the IPv6 range out; dual stack needs a plugin such as sdnbridge or Azure CNI.',
          facts: [mode.dualStack],
        },
      ]
    : []
}
