import { cniEndpoints, keeperNetwork } from '../../../catalog/cni/file-facts.ts'
import { modes } from '../../../catalog/modes/index.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { ofKind } from '../../../model/parsed.ts'
import { containsRange, parseCidr } from '../../../values/address.ts'
import {
  endpointPlugins,
  fieldAt,
  fieldBelow,
  isPlaceholder,
  policiesOf,
  traitsOf,
  type EndpointPlugin,
} from '../../cni/file.ts'
import { mayHaveOwn, networkMadeBy } from './made-network.ts'
import { otherPlugin, typeFault } from './network-type.ts'
import { named } from '../../../model/observed.ts'

export const cniHnsNetwork = defineLint({
  id: 'cni-hns-network',
  on: 'setup',
  summary: 'The network of the CNI file is one of HNS, of a type and a subnet that fit the file',
  remediation:
    'Give the CNI file, the backend of the network agent and KUBE_NETWORK one name; remove a network that is left over, and let its agent make it again.',
  decisions: [],

  check({ observations, parsed }) {
    const networks = networksIn(observations)
    if (networks.length === 0) return []
    const [conf, ...others] = ofKind(parsed, 'flannel-net-conf')
    const meant = conf && others.length === 0 ? networkMadeBy(conf.value.value) : undefined
    const made = conf && meant && !mayHaveOwn(conf, parsed, meant.name) ? meant : undefined
    return ofKind(parsed, 'cni-config').flatMap(({ value: { value }, placeOf }) => {
      const name = fieldAt(value, 'name')
      if (typeof name?.value !== 'string' || isPlaceholder(name.value)) return []
      const own = networks.find((one) => one.name === name.value)
      return endpointPlugins(value).flatMap((plugin): readonly LintViolation[] => {
        if (!joinsByName(plugin)) return []
        // Another name than that which flanneld makes is reported against its configuration.
        if (!own && plugin.isDelegate && made && made.name !== name.value) return []
        return own
          ? [...typeFaults(plugin, own, placeOf), ...subnetFaults(plugin, observations, placeOf)]
          : missing(plugin, String(name.value), networks, placeOf(name.path))
      })
    })
  },
})

interface Network {
  readonly name: string
  readonly type: string
  readonly place: Observation
}

type PlaceOf = (path: LintViolation['path']) => NonNullable<LintViolation['place']>

/** Names and types of one listing, which come in one order; none where they cannot be paired. */
function networksIn(observations: readonly Observation[]): readonly Network[] {
  const networks = named(observations, 'hns.network.name')
  const types = named(observations, 'hns.network.type')
  if (networks.length !== types.length) return []
  return networks.map((place, i) => ({
    name: String(place.value),
    type: String(types[i]?.value).toLowerCase(),
    place,
  }))
}

/** Other plugins find their network by other means. */
const joinsByName = (plugin: EndpointPlugin) => {
  const form = traitsOf(plugin)?.form
  return form === 'by-api-version' || form === 'hcn'
}

/** What Kubernetes uses; the networks of Windows itself are always there. */
const podTypes = new Set(['l2bridge', 'overlay', 'l2tunnel'])

function missing(
  plugin: EndpointPlugin,
  name: string,
  networks: readonly Network[],
  place: ReturnType<PlaceOf>,
): readonly LintViolation[] {
  const [other] = networks.filter((one) => podTypes.has(one.type) && one.name !== keeperNetwork)
  const makesNetwork = traitsOf(plugin)?.form === 'hcn' && !plugin.isDelegate
  if (makesNetwork && Object.hasOwn(modes, name.toLowerCase())) return []
  if (!other && !makesNetwork) return []
  return [
    {
      path: [],
      place,
      ...(other ? { also: [observedAt(other.place)] } : {}),
      basis: 'fails',
      message: makesNetwork
        ? `HNS has no network ${name}, and that is no type of network: releases of ${plugin.type} that take the type from the name stop with "invalid network type".`
        : `The CNI file names the network ${name}; HNS has ${other?.name ?? 'none'}: "network ${name} not found".`,
      facts: [makesNetwork ? cniEndpoints.networkMade : cniEndpoints.sameNetworkName],
    },
  ]
}

function typeFaults(
  plugin: EndpointPlugin,
  { name, type, place }: Network,
  placeOf: PlaceOf,
): readonly LintViolation[] {
  const wrong = typeFault(plugin, type)
  if (wrong !== undefined) {
    return [
      {
        path: [],
        place: placeOf(fieldBelow(plugin, 'type')?.path ?? plugin.path),
        also: [observedAt(place)],
        basis: 'refused',
        message: `${plugin.type} ${wrong}, and the HNS network ${name} is ${type}: "network ${name} is of unexpected type".`,
        remediation: otherPlugin,
        facts: [cniEndpoints.networkOfPlugin],
      },
    ]
  }
  if (type !== 'transparent') return []
  return policiesOf(plugin)
    .filter((policy) => policy.type === 'outboundnat' || policy.type === 'loopbackdsr')
    .slice(0, 1)
    .map(({ path }) => ({
      path: [],
      place: placeOf(path),
      also: [observedAt(place)],
      basis: 'refused',
      message: `The network ${name} is Transparent, where HNS attaches no endpoint with OutBoundNAT: HCN_E_ENDPOINT_ATTACHMENT_NOT_SUPPORTED (0x803B0007).`,
      remediation: 'Take the policy out for that network, or use a network of type L2Bridge.',
      facts: [cniEndpoints.natOnTransparent],
    }))
}

function subnetFaults(
  plugin: EndpointPlugin,
  observations: readonly Observation[],
  placeOf: PlaceOf,
): readonly LintViolation[] {
  const subnet = fieldBelow(plugin, 'ipam', 'subnet')
  const range = parseCidr(String(subnet?.value))
  const prefixes = named(observations, 'hns.network.addressPrefix')
  const all = prefixes.flatMap(({ value }) => parseCidr(String(value)) ?? [])
  const [first] = prefixes
  if (!subnet || !range || !first || all.some((one) => containsRange(one, range))) return []
  return [
    {
      path: [],
      place: placeOf(subnet.path),
      also: [observedAt(first)],
      basis: 'fails',
      message: `Pods get addresses of ${range.text}, and the HNS network has ${String(first.value)}: "IP address is either invalid or not part of any configured subnet(s)" (0x803b001e).`,
      facts: [cniEndpoints.samePrefix],
    },
  ]
}
