import { cniPolicies } from '../../catalog/cni/file-facts.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { isBefore } from '../../values/version.ts'
import {
  endpointPlugins,
  isOfOperator,
  ofOperator,
  policiesOf,
  releaseOf,
  traitsOf,
  type EndpointPlugin,
} from './file.ts'

const watched: ReadonlySet<string> = new Set(['outboundnat', 'provideraddress', 'pa'])

/** Without these the plugin looks for no policy of outbound NAT; Flannel adds one of them. */
const isMasked = (plugin: EndpointPlugin) =>
  (plugin.isDelegate && traitsOf(plugin)?.masksNetwork) ||
  ['ipMasqNetwork', 'ipMasq'].some((key) => Boolean(valueAt(plugin.value, [key])))

export const cniPolicyType = defineLint({
  id: 'cni-policy-type',
  on: 'cni-config',
  summary: 'The type of a policy stands under Type, with a capital letter',
  remediation: 'Write Type.',
  decisions: [],

  check: ({ value }, surroundings) =>
    endpointPlugins(value).flatMap((plugin) => {
      if (traitsOf(plugin)?.form !== 'by-api-version') return []
      const release = releaseOf(plugin, surroundings)
      if (release !== undefined && isBefore(release, '1.0.0')) return []
      return policiesOf(plugin).flatMap(({ typeNode, type }) => {
        const key = typeNode?.path.at(-1)
        if (!typeNode || key === 'Type' || !watched.has(type)) return []
        if (type === 'outboundnat' && !isMasked(plugin)) return []
        return [
          {
            path: typeNode.path,
            basis: 'fails' as const,
            message: `The key is ${String(key)}; ${plugin.type} looks for Type as it is spelt, does not find this policy and adds a second one.`,
            facts: [cniPolicies.exactType],
            ...(isOfOperator(plugin) ? ofOperator : {}),
          },
        ]
      })
    }),
})
