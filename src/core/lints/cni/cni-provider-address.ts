import { cniPolicies } from '../../catalog/cni/file-facts.ts'
import { defineLint } from '../../model/lint.ts'
import { parseAddress } from '../../values/address.ts'
import { endpointPlugins, fieldBelow, policiesOf, traitsOf } from './file.ts'

export const cniProviderAddress = defineLint({
  id: 'cni-provider-address',
  on: 'cni-config',
  summary: 'Pods of sdnoverlay know the address of their node',
  remediation:
    'Add {"Type": "ProviderAddress", "Settings": {"ProviderAddress": "<address of the node>"}}.',
  decisions: [],

  check: ({ value }) => [
    ...endpointPlugins(value).flatMap((plugin) =>
      policiesOf(plugin).flatMap(({ type, value: policy }) => {
        if (type !== 'provideraddress') return []
        const own =
          fieldBelow(policy, 'Settings', 'ProviderAddress') ?? fieldBelow(policy, 'ProviderAddress')
        const text = own?.value
        // Words are place-holders, which are told by themselves.
        if (!own || typeof text !== 'string' || !/^[\d.:a-f/]*\d[\d.:a-f/]*$/i.test(text)) return []
        return parseAddress(text)
          ? []
          : [
              {
                path: own.path,
                basis: 'fails' as const,
                message: `${text} is no address of a node.`,
                remediation: 'Write the address of the node alone, without a prefix.',
                facts: [cniPolicies.providerAddressOfNode],
              },
            ]
      }),
    ),
    ...endpointPlugins(value).flatMap((plugin) =>
      traitsOf(plugin)?.needsProviderAddress &&
      !policiesOf(plugin).some(({ type }) => type === 'provideraddress')
        ? [
            {
              path: plugin.path,
              basis: 'fails' as const,
              message:
                'The file has no ProviderAddress policy, and sdnoverlay adds none: pods reach nothing outside their node.',
              facts: [cniPolicies.providerAddress],
            },
          ]
        : [],
    ),
  ],
})
