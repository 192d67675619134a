import { calicoCluster } from '../../../catalog/cni/calico-cluster.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { windowsNodeIn } from '../../windows-node.ts'

const { poolModes } = calicoCluster

export const calicoPoolEnv = defineLint({
  id: 'calico-pool-env',
  on: 'setup',
  summary:
    'The pool that Calico makes at its first start has an encapsulation that Windows nodes have',
  remediation:
    'Set ipipMode of the pool to Never, and vxlanMode to Always or Never; the variable alone changes no pool that exists.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const node = windowsNodeIn(observations)
    // Where the pools themselves were sent, they are judged.
    const isPoolTold = ofKind(parsed, 'manifest').some(
      ({ value: { kind, value } }) =>
        kind === 'IPPool' || valueAt(value, ['spec', 'calicoNetwork', 'ipPools']) !== undefined,
    )
    if (!node || isPoolTold) return []
    return variables.flatMap(([name, variable]) =>
      named(observations, name)
        .slice(0, 1)
        .map((one) => ({
          path: [],
          place: placeOf(one),
          also: [placeOf(node)],
          basis: 'unsupported' as const,
          message: `${variable} is ${one.raw}; Windows nodes have no IPIP and no cross-subnet encapsulation, so their pods reach no pods elsewhere unless the pool was changed since.`,
          facts: [poolModes],
        })),
    )
  },
})

const variables = [
  ['calico.pool.env.ipip', 'CALICO_IPV4POOL_IPIP'],
  ['calico.pool.env.vxlan', 'CALICO_IPV4POOL_VXLAN'],
] as const
