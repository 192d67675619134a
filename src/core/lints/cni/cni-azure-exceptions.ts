import { sentExceptions } from '../../catalog/host-addresses.ts'
import { defineLint } from '../../model/lint.ts'
import { endpointPlugins, exceptionsOf, policiesOf, traitsOf } from './file.ts'

export const cniAzureExceptions = defineLint({
  id: 'cni-azure-exceptions',
  on: 'cni-config',
  summary: 'An OutBoundNAT policy of azure-vnet has exceptions',
  remediation: 'Fill the list, or take the policy out.',
  decisions: ['containerRuntime'],

  check({ value }, { containerRuntime }) {
    if (containerRuntime !== 'containerd') return []
    return endpointPlugins(value).flatMap((plugin) =>
      traitsOf(plugin)?.emptyListStops
        ? policiesOf(plugin).flatMap((policy) => {
            const list = exceptionsOf(policy)
            if (!list || !Array.isArray(list.value) || list.value.length > 0) return []
            return [
              {
                path: list.path,
                basis: 'refused' as const,
                message: `The exception list is empty; azure-vnet stops with "${sentExceptions.emptyAzureList.value}".`,
                facts: [sentExceptions.emptyAzureList],
              },
            ]
          })
        : [],
    )
  },
})
