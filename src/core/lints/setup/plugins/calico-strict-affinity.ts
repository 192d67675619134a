import { calicoCluster } from '../../../catalog/cni/calico-cluster.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const calicoStrictAffinity = defineLint({
  id: 'calico-strict-affinity',
  on: 'setup',
  summary: 'The addresses of Calico are kept to their nodes, which Windows nodes need',
  remediation: 'Run calicoctl ipam configure --strictaffinity=true.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'calico.strictAffinity')
      .filter(({ value }) => value === 'false')
      .map((one) => ({
        path: [],
        place: placeOf(one),
        basis: 'fails' as const,
        message:
          'StrictAffinity is false; Windows nodes need it, since they cannot borrow addresses of other nodes.',
        facts: [calicoCluster.strictAffinity],
      })),
})
