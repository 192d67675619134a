import { cniPolicies } from '../../catalog/cni/file-facts.ts'
import { defineLint } from '../../model/lint.ts'
import { endpointPlugins, policiesOf, traitsOf } from './file.ts'

export const cniProviderAddress = defineLint({
  id: 'cni-provider-address',
  on: 'cni-config',
  summary: 'Pods of sdnoverlay know the address of their node',
  remediation:
    'Add {"Type": "ProviderAddress", "Settings": {"ProviderAddress": "<address of the node>"}}.',
  decisions: [],

  check: ({ value }) =>
    endpointPlugins(value).flatMap((plugin) =>
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
})
