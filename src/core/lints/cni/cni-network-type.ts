import { cniEndpoints } from '../../catalog/cni/file-facts.ts'
import { modes } from '../../catalog/modes/index.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { endpointPlugins, fieldAt, isPlaceholder, releaseOf, traitsOf } from './file.ts'

export const cniNetworkType = defineLint({
  id: 'cni-network-type',
  on: 'cni-config',
  summary: 'A network that the plugin makes has a type of HNS',
  remediation:
    'See that the network is there before the first pod (Get-HnsNetwork), or take a release and a name that give it its type.',
  decisions: [],

  check: ({ value }, surroundings): readonly LintViolation[] => {
    const name = fieldAt(value, 'name')
    if (typeof name?.value !== 'string' || isPlaceholder(name.value)) return []
    const network = name.value
    return endpointPlugins(value).flatMap((plugin): readonly LintViolation[] => {
      if (plugin.isDelegate || traitsOf(plugin)?.form !== 'hcn') return []
      const release = releaseOf(plugin, surroundings) ?? ''
      const { fromName, fromType } = cniEndpoints.networkType.value
      const type = fromName.some((one) => one === release)
        ? network
        : fromType.some((one) => one === release)
          ? plugin.type
          : undefined
      if (type === undefined || Object.hasOwn(modes, type.toLowerCase())) return []
      return [
        {
          path: name.path,
          basis: 'advice',
          message: `${plugin.type} ${release} takes “${type}” for the type of a network that it makes, which HNS does not know: the network ${network} has to be there before.`,
          facts: [cniEndpoints.networkType],
        },
      ]
    })
  },
})
