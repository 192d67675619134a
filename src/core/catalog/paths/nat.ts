import { inferred, verified } from '../fact.ts'
import type { PathFacts } from './define.ts'

const noCluster = verified('Kubernetes does not use this mode, so that no Service reaches it.', [
  'web-net-b',
])

export const nat: PathFacts = {
  'pod-to-pod': {
    absent: verified('Pods of two nodes do not reach each other without published ports.', [
      'ms-drivers',
    ]),
  },
  'pod-to-service': { absent: noCluster },
  'pod-to-outside': {
    hops: [
      inferred(
        {
          place: 'pod',
          mac: ['pod', 'gateway'],
          ip: ['pod', 'outside'],
          changes: [],
          text: 'The container sends to the gateway of WinNAT.',
        },
        ['ms-drivers'],
      ),
      verified(
        {
          place: 'switch',
          mac: ['node', 'router'],
          ip: ['node', 'outside'],
          changes: ['mac', 'ip'],
          text: 'WinNAT on the host makes source address and port those of the node.',
        },
        ['web-net-b'],
      ),
    ],
  },
  'pod-to-excepted': {
    absent: inferred('There is no exception list: WinNAT translates all traffic.', ['ms-drivers']),
  },
  'outside-to-node-port': { absent: noCluster },
}
