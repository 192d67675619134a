import { networkFirst } from '../../../catalog/cni/network-first.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { faultAt } from '../../fault-at.ts'

export const hnsNetworksNone = defineLint({
  id: 'hns-networks-none',
  on: 'setup',
  summary: 'HNS of the node lists a network',
  remediation:
    'Look into the log of the network agent, which makes the network, and start it before kube-proxy and pods; a listing that was only left out needs nothing.',
  decisions: [],

  check({ observations }) {
    const [none] = named(observations, 'hns.noNetworks')
    const isListed =
      named(observations, 'hns.network.name').length > 0 ||
      named(observations, 'hns.network.type').length > 0
    const isReady = named(observations, 'node.status').some(({ value }) => value === 'Ready')
    return none && !isListed && !isReady
      ? [
          faultAt(
            placeOf(none),
            'unsupported',
            'Get-HnsNetwork shows no network: until the network agent, or the plugin with the first pod, makes one, pods get no address and kube-proxy waits.',
            networkFirst,
          ),
        ]
      : []
  },
})
