import { calicoCluster } from '../../catalog/cni/calico-cluster.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, valueAt, type Node } from '../../model/nodes.ts'

export const calicoPoolNat = defineLint({
  id: 'calico-pool-nat',
  on: 'manifest',
  summary: 'Pods of a VXLAN pool of Calico leave the cluster with the address of their node',
  remediation:
    'Set natOutgoing: true (Enabled in an Installation), unless the network outside has routes to the pods.',
  decisions: [],
  isAbout: ({ kind }) => kind === 'IPPool' || kind === 'Installation',

  check: ({ kind, value }): readonly LintViolation[] =>
    (kind === 'IPPool'
      ? nodesAt(value, [], ['spec'])
      : nodesAt(value, [], ['spec', 'calicoNetwork', 'ipPools', '*'])
    ).flatMap((pool) =>
      isVxlan(pool) && isOff(valueAt(pool.value, ['natOutgoing']))
        ? [
            {
              path: [...pool.path, 'natOutgoing'],
              basis: 'fails',
              message:
                'natOutgoing is off for a VXLAN pool: Calico then leaves the OutBoundNAT policy out, pods on Windows nodes go out with their own addresses, and nothing outside of the cluster answers them.',
              facts: [calicoCluster.natOutgoing],
            },
          ]
        : [],
    ),
})

const isVxlan = ({ value }: Node) =>
  valueAt(value, ['vxlanMode']) === 'Always' || valueAt(value, ['encapsulation']) === 'VXLAN'

const isOff = (value: unknown) => value === false || value === 'Disabled'
