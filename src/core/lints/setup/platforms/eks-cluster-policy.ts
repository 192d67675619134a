import { eksPool } from '../../../catalog/platforms/pools/eks.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

const { policy, policyAttached, windowsPlugin } = eksPool

export const eksClusterPolicy = defineLint({
  id: 'eks-cluster-policy',
  on: 'setup',
  summary: 'The role of a cluster of EKS has the policy that Windows nodes need',
  remediation: `Attach ${policy.value} to the role of the cluster.`,
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const isEks = deciding(observations, 'platform').some(({ value }) => value === 'eks')
    const hasWindows =
      named(observations, 'pool.windowsTold').length > 0 ||
      // Pods ask for such an address on Windows nodes alone.
      deciding(observations, 'cni').some(({ value }) => value === windowsPlugin.value) ||
      deciding(observations, 'windowsRelease').some(({ absent }) => absent !== true)
    if (!isEks || !hasWindows || named(observations, 'eks.controllerPolicy').length > 0) return []
    return named(observations, 'eks.clusterPolicy')
      .slice(0, 1)
      .map((one) => ({
        path: [],
        place: placeOf(one),
        basis: 'fails' as const,
        message: `The role of the cluster has ${one.raw}${one.value === true ? ' alone' : ''} and not ${policyAttached.value}, by which the control plane gives addresses to pods on Windows nodes.`,
        facts: [one.value === true ? policy : policyAttached],
      }))
  },
})
