import { kubeOvnWindows } from '../../../catalog/cni/kube-ovn.ts'
import { withoutWindows } from '../../../catalog/distributions.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ownValue } from '../../../values/own.ts'
import { isBefore } from '../../../values/version.ts'
import { faultAt } from '../../fault-at.ts'
import { windowsNodeIn } from '../../windows-node.ts'

const isManaged = new Set<unknown>(['aks', 'eks', 'gke'])

export const networkHasWindows = defineLint({
  id: 'network-has-windows',
  on: 'setup',
  summary: 'The network of the cluster has an agent for Windows nodes',
  remediation:
    'Make the cluster with Calico or Flannel, or give its Windows nodes a network of their own.',
  decisions: [],

  check({ observations }) {
    // A pool for Windows has a name, and may tell no release.
    const [pool] = named(observations, 'pool.name')
    const [host = windowsNodeIn(observations) ?? pool] = named(observations, 'node.windowsWanted')
    const isBare = named(observations, 'aks.networkPlugin').some(({ value }) => value === 'none')
    // Another network beside it is that of the Windows nodes; RKE2 and AKS are judged by their own.
    const isTold =
      deciding(observations, 'cni').length > 0 ||
      // These give their Windows nodes a network, whatever agent their Linux nodes have beside it.
      (deciding(observations, 'platform').some(({ value }) => isManaged.has(value)) && !isBare) ||
      ['rke2.cni', 'aks.networkDataplane'].some((name) => named(observations, name).length > 0)
    if (!host || isTold) return []
    const [old] = named(observations, 'kubeOvn.release').filter(({ value }) =>
      isBefore(String(value), kubeOvnWindows.value),
    )
    if (old) {
      return [
        faultAt(
          placeOf(old),
          'unsupported',
          `The network of the cluster is Kube-OVN ${old.raw}, which has Windows nodes from ${kubeOvnWindows.value} on: pods there get no network, and the nodes do not become Ready.`,
          kubeOvnWindows,
          {
            also: [placeOf(host)],
            remediation: `Update Kube-OVN to ${kubeOvnWindows.value} or later and set up its parts for Windows, or take another network.`,
          },
        ),
      ]
    }
    return named(observations, 'network.otherCni')
      .flatMap((one) => {
        // Weave is Weave Net too.
        const fact = ownValue(withoutWindows, String(one.value).replace(/^weave[ -]?net$/, 'weave'))
        return fact
          ? [
              faultAt(
                placeOf(one),
                'unsupported',
                `The network of the cluster is ${one.raw}, which has no agent for Windows nodes: pods there get no network, and the nodes do not become Ready.`,
                fact,
                { also: [placeOf(host)] },
              ),
            ]
          : []
      })
      .slice(0, 1)
  },
})
