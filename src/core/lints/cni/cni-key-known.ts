import { cniFile } from '../../catalog/cni/file-facts.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { parseAddress } from '../../values/address.ts'
import { nearest } from '../../values/nearest.ts'
import {
  endpointPlugins,
  entriesIn,
  fieldBelow,
  isFields,
  traitsOf,
  type EndpointPlugin,
} from './file.ts'

/** Keys of the CNI files themselves, which every plugin of the catalog may have. */
const keys = [
  'cniVersion',
  'name',
  'type',
  'plugins',
  'delegate',
  'capabilities',
  'policies',
  'AdditionalArgs',
  'HcnPolicyArgs',
  'apiVersion',
  'ipam',
  'dns',
  'optionalFlags',
  'additionalRoutes',
  'loopbackDSR',
  'ipMasq',
  'ipMasqNetwork',
  'endpointMacPrefix',
  'runtimeConfig',
]
const known: ReadonlySet<string> = new Set(keys.map((key) => key.toLowerCase()))

export const cniKeyKnown = defineLint({
  id: 'cni-key-known',
  on: 'cni-config',
  summary: 'The keys of a CNI file are spelt as the plugin reads them',
  remediation: 'Correct the key.',
  decisions: [],

  check({ value }) {
    const entries = [
      ...entriesIn(value),
      ...endpointPlugins(value).filter(({ isDelegate }) => isDelegate),
    ]
    const misspelt = entries.flatMap((entry) =>
      isFields(entry.value)
        ? Object.keys(entry.value).flatMap((key): readonly LintViolation[] => {
            // Names so short are near to anything.
            if (known.has(key.toLowerCase()) || key.length < 5) return []
            const meant = nearest(key, keys)
            return meant === undefined || meant.length < 5
              ? []
              : [
                  unread(
                    [...entry.path, key],
                    `${key} is no key that a plugin reads; it is called ${meant}.`,
                  ),
                ]
          })
        : [],
    )
    const gateways = endpointPlugins(value).flatMap((plugin): readonly LintViolation[] => {
      if (!traitsOf(plugin)?.hasRoutesWithGw) return []
      const routes = fieldBelow(plugin, 'ipam', 'routes')
      if (!routes || !Array.isArray(routes.value)) return []
      return routes.value.flatMap((_, i) => {
        const gateway = valueAt(routes.value, [i, 'gateway'])
        if (gateway === undefined) return []
        const found = unread(
          [...routes.path, i, 'gateway'],
          'The gateway of a route stands under GW; gateway is not read, and the first address of the subnet is taken.',
        )
        // What a script puts in is usually that address.
        const isTold = typeof gateway === 'string' && parseAddress(gateway) !== undefined
        return [isTold ? found : { ...found, basis: 'advice' as const }]
      })
    })
    const inside = endpointPlugins(value).flatMap((plugin) => [
      ...policyLists.flatMap((list) => below(plugin, list, policyKeys)),
      ...below(plugin, 'dns', dnsKeys),
    ])
    return [...misspelt, ...inside, ...gateways]
  },
})

const policyLists = ['policies', 'AdditionalArgs', 'HcnPolicyArgs']
/** Keys of policies in the forms of HNS and of HCN. */
const policyKeys = lower(
  `Name Value Type Settings ExceptionList Exceptions Destinations DestinationPrefix NeedEncap
  ProviderAddress DestinationMACAddress DistributedRouterMacAddress IsolationId VLAN VSID Protocol
  Protocols Action Direction Priority RemoteAddresses LocalAddresses LocalPorts RemotePorts RuleType
  InternalPort ExternalPort VIP VIPs SourceVIP Flags IsDSR AutomaticEmbeddedDNS Rule Neutral Metered
  MaximumOutgoingBandwidthInBytes Port ProxyType IP UserSID Scope ServiceName`,
)
const dnsKeys = lower('nameservers search domain options')

function lower(words: string): ReadonlyMap<string, string> {
  return new Map(words.split(/\s+/).map((word) => [word.toLowerCase(), word]))
}

/** Files are not deeper. */
const deepest = 12

function below(
  plugin: EndpointPlugin,
  key: string,
  names: ReadonlyMap<string, string>,
): readonly LintViolation[] {
  const start = fieldBelow(plugin, key)
  const walk = (value: unknown, path: LintViolation['path']): readonly LintViolation[] => {
    if (typeof value !== 'object' || value === null || path.length > deepest) return []
    if (Array.isArray(value)) return value.flatMap((one, i) => walk(one, [...path, i]))
    return Object.entries(value).flatMap(([name, own]: readonly [string, unknown]) => {
      const isKnown = names.has(name.toLowerCase()) || name.length < 3
      const near = isKnown ? undefined : nearest(name, names.keys())
      const meant = near === undefined ? undefined : names.get(near)
      return [
        ...(meant === undefined
          ? []
          : [
              unread(
                [...path, name],
                `${name} is no key that a plugin or HNS reads; it is called ${meant}.`,
              ),
            ]),
        ...walk(own, [...path, name]),
      ]
    })
  }
  return start ? walk(start.value, start.path) : []
}

const unread = (path: LintViolation['path'], message: string): LintViolation => ({
  path,
  basis: 'fails',
  message,
  facts: [cniFile.misspelt],
})
