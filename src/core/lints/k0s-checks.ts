import { ofDistributions as facts } from '../catalog/distributions.ts'
import { valueAt } from '../model/nodes.ts'
import { faultAt } from './fault-at.ts'
import { isOf, type ObjectCheck } from './object-check.ts'

/** What a cluster of k0s has that its Windows workers cannot take. */
export const k0sCluster: ObjectCheck = (object, windows) => {
  if (!isOf(object, 'k0s')) return []
  const own = isOf(object, 'k0sctl') ? ['spec', 'k0s', 'config'] : []
  const network = [...own, 'spec', 'network']
  const mode = [...network, 'calico', 'mode']
  const ofWindows = [...network, 'calico', 'withWindowsNodes']
  const provider = valueAt(object.value.value, [...network, 'provider'])
  const balancer = [...network, 'nodeLocalLoadBalancing']
  const { refused, taken } = facts.k0sBalancer.value
  const isWhole =
    object.value.isPart !== true && valueAt(object.value.value, [...own, 'spec']) !== undefined
  return [
    ...(provider === undefined && isWhole && windows.length > 0
      ? [
          faultAt(
            object.placeOf(['kind']),
            'unsupported',
            `No network is named, so k0s takes ${facts.k0sDefault.value}; for Windows nodes it has ${facts.k0sNetwork.value} alone.`,
            facts.k0sDefault,
          ),
        ]
      : []),
    ...(provider === facts.k0sNetwork.value &&
    windows.length > 0 &&
    ![undefined, facts.k0sMode.value].some((one) => one === valueAt(object.value.value, mode))
      ? [
          faultAt(
            object.placeOf(mode),
            'unsupported',
            `The mode of Calico is ${String(valueAt(object.value.value, mode))}; Windows nodes of k0s have ${facts.k0sMode.value}.`,
            facts.k0sMode,
          ),
        ]
      : []),
    ...(provider === facts.k0sNetwork.value &&
    windows.length > 0 &&
    valueAt(object.value.value, ofWindows) === facts.k0sWithoutAffinity.value
      ? [
          faultAt(
            object.placeOf(ofWindows),
            'fails',
            'withWindowsNodes is false, so k0s leaves the strict affinity of Calico off; Windows nodes need it, since they cannot borrow addresses of other nodes.',
            facts.k0sWithoutAffinity,
            {
              remediation:
                'Set withWindowsNodes to true, or run calicoctl ipam configure --strictaffinity=true.',
            },
          ),
        ]
      : []),
    ...(typeof provider !== 'string' || provider === facts.k0sNetwork.value || provider === 'custom'
      ? []
      : [
          faultAt(
            object.placeOf([...network, 'provider']),
            'unsupported',
            `The network of k0s is ${provider}; for Windows nodes it has ${facts.k0sNetwork.value} alone.`,
            facts.k0sNetwork,
          ),
        ]),
    ...(valueAt(object.value.value, [...balancer, 'enabled']) === true &&
    valueAt(object.value.value, [...balancer, 'type']) === refused
      ? [
          faultAt(
            object.placeOf([...balancer, 'type']),
            'unsupported',
            `Load balancing on the node is by ${refused}, which Windows nodes do not have; they have ${taken}.`,
            facts.k0sBalancer,
          ),
        ]
      : []),
  ]
}
