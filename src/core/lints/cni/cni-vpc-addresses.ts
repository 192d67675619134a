import { vpcBridgeFile } from '../../catalog/cni/file-types.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nearest } from '../../values/nearest.ts'
import { containsAddress, parseAddress, parseCidr } from '../../values/address.ts'
import {
  endpointPlugins,
  fieldBelow,
  isFields,
  isPlaceholder,
  type EndpointPlugin,
} from './file.ts'

export const cniVpcAddresses = defineLint({
  id: 'cni-vpc-addresses',
  on: 'cni-config',
  summary: 'vpc-bridge gets its interface, and addresses with their prefix',
  remediation: 'Write each address with its prefix, such as 192.168.1.42/24.',
  decisions: [],

  check: ({ value }) =>
    endpointPlugins(value)
      .filter(({ type }) => type === vpcBridgeFile.value.type)
      .flatMap((plugin) => [
        ...interfaceFaults(plugin),
        ...rangeFaults(plugin),
        ...gatewayFaults(plugin),
        ...keyFaults(plugin),
      ]),
})

function interfaceFaults(plugin: EndpointPlugin): readonly LintViolation[] {
  const { oneOf } = vpcBridgeFile.value
  const isNamed = oneOf.some((key) => {
    const own = fieldBelow(plugin, key)?.value
    return own !== undefined && own !== ''
  })
  return isNamed
    ? []
    : [
        {
          path: plugin.path,
          basis: 'refused',
          message: `The file has neither ${oneOf.join(' nor ')}: vpc-bridge stops with "missing required parameter".`,
          remediation: 'Add the name or the MAC address of the interface.',
          facts: [vpcBridgeFile],
        },
      ]
}

const rangeFaults = (plugin: EndpointPlugin): readonly LintViolation[] =>
  vpcBridgeFile.value.ranges.flatMap((key) => {
    const list = fieldBelow(plugin, key)
    if (!list || !Array.isArray(list.value)) return []
    return list.value.flatMap((one: unknown, i): readonly LintViolation[] =>
      typeof one !== 'string' || isPlaceholder(one) || parseCidr(one)
        ? []
        : [
            {
              path: [...list.path, i],
              basis: 'refused',
              message: `${one} in ${key} is no address with a prefix; vpc-bridge stops with "invalid".`,
              facts: [vpcBridgeFile],
            },
          ],
    )
  })

/** A gateway is reached on the segment of the interface, without another gateway. */
function gatewayFaults(plugin: EndpointPlugin): readonly LintViolation[] {
  const [own, gateway] = ['eniIPAddresses', 'gatewayIPAddress'].map((key) =>
    fieldBelow(plugin, key),
  )
  const address = typeof gateway?.value === 'string' ? parseAddress(gateway.value) : undefined
  const list: readonly unknown[] = Array.isArray(own?.value) ? own.value : []
  const ranges = list.flatMap((one) => (typeof one === 'string' ? (parseCidr(one) ?? []) : []))
  if (!gateway || !address || ranges.length === 0 || ranges.length < list.length) return []
  return ranges.some((range) => containsAddress(range, address))
    ? []
    : [
        {
          path: gateway.path,
          basis: 'fails',
          message: `The gateway ${String(gateway.value)} is in no range of eniIPAddresses (${list.join(', ')}): the interface does not reach it, and pods get out nowhere.`,
          remediation:
            'Write the router of the subnet of the interface, which AWS has at its first address.',
          facts: [vpcBridgeFile],
        },
      ]
}

/** Names so short are near to anything. */
const shortest = 6

function keyFaults(plugin: EndpointPlugin): readonly LintViolation[] {
  const { keys } = vpcBridgeFile.value
  if (!isFields(plugin.value)) return []
  const known = new Set(keys.map((key) => key.toLowerCase()))
  return Object.keys(plugin.value).flatMap((key): readonly LintViolation[] => {
    if (key.length < shortest || known.has(key.toLowerCase())) return []
    const meant = nearest(key, keys)
    return meant === undefined
      ? []
      : [
          {
            path: [...plugin.path, key],
            basis: 'unsupported',
            message: `vpc-bridge does not read ${key}; it is called ${meant}.`,
            remediation: `Write ${meant}.`,
            facts: [vpcBridgeFile],
          },
        ]
  })
}
