import { network } from '../../catalog/network.ts'
import { defineLint } from '../../model/lint.ts'
import { placeOf } from '../../model/observe.ts'
import { deciding } from '../../model/observed.ts'
import { containsAddress, parseAddress } from '../../values/address.ts'
import { rangeTold } from '../across/told.ts'

export const nodeAddressApart = defineLint({
  id: 'node-address-apart',
  on: 'setup',
  summary: 'The node has its address outside the range of Services',
  remediation: 'Make the cluster with a range of Services that holds no host.',
  decisions: [],

  check({ observations }) {
    const services = rangeTold('serviceCIDR', observations)
    // AKS discourages it within its virtual network, and takes it.
    if (!services || deciding(observations, 'platform').some(({ value }) => value === 'aks')) {
      return []
    }
    const node = deciding(observations, 'nodeIP').find(({ absent, value }) => {
      const address = absent === true ? undefined : parseAddress(String(value))
      return address !== undefined && containsAddress(services.range, address)
    })
    return node
      ? [
          {
            path: [],
            place: placeOf(node),
            also: [services.place],
            basis: 'fails' as const,
            message: `The node has the address ${String(node.value)}, which lies in the range of Services, ${services.range.text}.`,
            facts: [network.disjointRanges],
          },
        ]
      : []
  },
})
