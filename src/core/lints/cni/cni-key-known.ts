import { cniFile } from '../../catalog/cni/file-facts.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { parseAddress } from '../../values/address.ts'
import { nearest } from '../../values/nearest.ts'
import { endpointPlugins, entriesIn, fieldBelow, isFields, traitsOf } from './file.ts'

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
    return [...misspelt, ...gateways]
  },
})

const unread = (path: LintViolation['path'], message: string): LintViolation => ({
  path,
  basis: 'fails',
  message,
  facts: [cniFile.misspelt],
})
