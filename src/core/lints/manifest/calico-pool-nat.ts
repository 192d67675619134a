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
      isVxlan(pool) && isForWindows(pool) && isOff(valueAt(pool.value, ['natOutgoing']))
        ? [
            {
              path: [...pool.path, 'natOutgoing'],
              basis: 'fails',
              message:
                'natOutgoing is off for a VXLAN pool: Calico then leaves the OutBoundNAT policy out, pods on Windows nodes go out with their own addresses, and hosts outside of the cluster without a route to these do not answer.',
              facts: [calicoCluster.natOutgoing],
            },
          ]
        : [],
    ),
})

const isVxlan = ({ value }: Node) =>
  valueAt(value, ['vxlanMode']) === 'Always' || valueAt(value, ['encapsulation']) === 'VXLAN'

/** A label of one’s own may choose other nodes alone. */
const windowsNodes = /^\s*all\(\)\s*$|(?:==|(?<!\bnot )\bin)\s*\{?\s*["']windows["']/

/** Pods of Windows nodes get addresses of it: it is in use, of IPv4, and not for other nodes or for Services alone. */
function isForWindows({ value }: Node): boolean {
  const uses = valueAt(value, ['allowedUses'])
  const nodes = valueAt(value, ['nodeSelector']) ?? 'all()'
  return (
    valueAt(value, ['disabled']) !== true &&
    !String(valueAt(value, ['cidr'])).includes(':') &&
    typeof nodes === 'string' &&
    windowsNodes.test(nodes) &&
    (!Array.isArray(uses) || uses.includes('Workload'))
  )
}

const isOff = (value: unknown) => value === false || value === 'Disabled'
