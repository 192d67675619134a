import { network } from '../../../catalog/network.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding } from '../../../model/observed.ts'
import { containsAddress, parseAddress } from '../../../values/address.ts'
import { rangeTold, servicesRouted } from '../pod-network/told.ts'

export const nodeAddressApart = defineLint({
  id: 'node-address-apart',
  on: 'setup',
  summary:
    'The node has its address outside the ranges of Services and of pods with a network of their own',
  remediation: 'Make the cluster with ranges that hold no host.',
  decisions: [],

  check({ observations }) {
    // AKS discourages it within its virtual network, and takes it.
    if (deciding(observations, 'platform').some(({ value }) => value === 'aks')) return []
    // In other modes pods may live in the network of the nodes, unless their plugin has a range of its own.
    const modes = deciding(observations, 'networkMode')
    const plugins = deciding(observations, 'cni')
    const isApart =
      (modes.length > 0 && modes.every(({ value }) => value === 'overlay')) ||
      (plugins.length > 0 && plugins.every(({ value }) => withOwnRange.has(value)))
    const services = rangeTold('serviceCIDR', observations)
    return [
      { of: 'Services', told: services ?? servicesRouted(observations) },
      { of: 'pods', told: isApart ? rangeTold('clusterCIDR', observations) : undefined },
    ].flatMap(({ of, told }) => {
      const node =
        told &&
        deciding(observations, 'nodeIP').find(({ absent, value }) => {
          const address = absent === true ? undefined : parseAddress(String(value))
          return address !== undefined && containsAddress(told.range, address)
        })
      return node
        ? [
            {
              path: [],
              place: placeOf(node),
              also: [told.place],
              basis: of === 'pods' || services ? ('fails' as const) : ('unsupported' as const),
              message: `The node has the address ${String(node.value)}, which lies in the range of ${of}, ${told.range.text}.`,
              facts: [network.disjointRanges],
            },
          ]
        : []
    })
  },
})

const withOwnRange = new Set<unknown>(['flannel', 'calico', 'ovn-kubernetes'])
