import { cniPolicies } from '../../catalog/cni/file-facts.ts'
import { defineLint } from '../../model/lint.ts'
import { endpointPlugins, fieldBelow, policiesOf, traitsOf } from './file.ts'

export const cniOutboundNat = defineLint({
  id: 'cni-outbound-nat',
  on: 'cni-config',
  summary: 'Pods have a way out through the address of their node',
  remediation: 'Add an OutBoundNAT policy, unless the network outside knows the way back to pods.',
  decisions: [],

  check: ({ value }) =>
    endpointPlugins(value).flatMap((plugin) => {
      const traits = traitsOf(plugin)
      // Some plugins make the policy themselves, as does Flannel for those that heed it.
      if (!traits?.needsOutBoundNat) return []
      if (traits.form === 'by-api-version' && plugin.isDelegate) return []
      const { natBy } = traits
      if (natBy && isAskedFor(fieldBelow(plugin, natBy.value)?.value)) return []
      const policies = policiesOf(plugin)
      if (policies.some(({ type }) => type === 'outboundnat')) return []
      const isMeant =
        traits.outBoundNatIsOptional === true &&
        (policies.length === 0 || policies.some(({ type }) => type === 'loopbackdsr'))
      return [
        {
          path: plugin.path,
          basis: isMeant ? ('advice' as const) : ('fails' as const),
          message:
            'The file has no OutBoundNAT policy: pods leave the node with their own addresses, and hosts outside the cluster answer only where a route leads back.',
          facts: [cniPolicies.noOutBoundNat],
        },
      ]
    }),
})

const isAskedFor = (value: unknown) => value === true || (typeof value === 'string' && value !== '')
