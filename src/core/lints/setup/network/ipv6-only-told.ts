import { network } from '../../../catalog/network.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { windowsNodeIn } from '../../windows-node.ts'

export const ipv6OnlyTold = defineLint({
  id: 'ipv6-only-told',
  on: 'setup',
  summary: 'A cluster with Windows nodes has IPv4',
  remediation: 'Give the cluster IPv4 ranges, alone or first of a dual-stack cluster.',
  decisions: [],

  check({ observations }) {
    const [told] = named(observations, 'cluster.ipv6Only')
    const node = windowsNodeIn(observations)
    return told && node
      ? [
          {
            path: [],
            place: placeOf(told),
            also: [placeOf(node)],
            basis: 'unsupported',
            message: 'The cluster has IPv6 alone; Windows nodes need IPv4, for pods and Services.',
            facts: [network.noIpv6Only],
          },
        ]
      : []
  },
})
