import { calicoCluster } from '../catalog/cni/calico-cluster.ts'
import { nodesAt, valueAt } from '../model/nodes.ts'

/** Pools of an Installation with IPv4 addresses for all nodes and an encapsulation that Windows nodes do not have. */
export const strangePools = (object: unknown) =>
  nodesAt(object, [], ['spec', 'calicoNetwork', 'ipPools', '*']).flatMap(({ value, path }) => {
    const text = valueAt(value, ['encapsulation'])
    const isIpv6 = String(valueAt(value, ['cidr'])).includes(':')
    const isOfLinux = /\blinux\b/.test(String(valueAt(value, ['nodeSelector'])))
    return typeof text !== 'string' ||
      isIpv6 ||
      isOfLinux ||
      calicoCluster.encapsulations.value.some((one) => one === text)
      ? []
      : [{ path: [...path, 'encapsulation'], text }]
  })
