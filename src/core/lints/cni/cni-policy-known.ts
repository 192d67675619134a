import { cniPolicies } from '../../catalog/cni/file-facts.ts'
import { defineLint } from '../../model/lint.ts'
import { pathText } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'
import { endpointPlugins, isOfOperator, isPlaceholder, ofOperator, policiesOf } from './file.ts'

const { types } = cniPolicies
const known = new Set(types.value.map((type) => type.toLowerCase()))

export const cniPolicyKnown = defineLint({
  id: 'cni-policy-known',
  on: 'cni-config',
  summary: 'Policies are of a type that HNS has',
  remediation: 'Write the type as HNS has it.',
  decisions: [],

  check: ({ value }) =>
    endpointPlugins(value).flatMap((plugin) =>
      policiesOf(plugin).flatMap(({ typeNode, type }) => {
        const written = typeNode?.value
        if (!typeNode || typeof written !== 'string' || known.has(type)) return []
        const meant = isPlaceholder(written) ? undefined : nearest(written, types.value)
        if (meant === undefined) return []
        return [
          {
            path: typeNode.path,
            basis: 'unsupported' as const,
            message: `${pathText(typeNode.path)} is ${written.slice(0, 60)}, which is no policy of HNS or HCN; it is called ${meant}.`,
            remediation: `Write ${meant}.`,
            facts: [types],
            ...(isOfOperator(plugin) ? ofOperator : {}),
          },
        ]
      }),
    ),
})
