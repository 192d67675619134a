import { inferred, verified } from '../fact.ts'
import type { PathFacts } from './define.ts'
import { nodePort } from './node-port.ts'

const received = verified(
  {
    place: 'peer-switch',
    mac: ['unsaid', 'peer-pod'],
    ip: ['pod', 'peer-pod'],
    changes: ['mac'],
    text: 'The switch there puts the MAC address of the pod in the place of its node’s.',
  },
  ['ms-drivers'],
)

export const l2bridge: PathFacts = {
  'pod-to-pod': {
    hops: [
      inferred(
        {
          place: 'pod',
          mac: ['pod', 'gateway'],
          ip: ['pod', 'peer-pod'],
          changes: [],
          text: 'The pod sends to its gateway: the host endpoint, or the network’s own router where its pods are addresses of that network.',
        },
        ['p-bridge', 'fl-hostgw'],
      ),
      verified(
        {
          place: 'switch',
          mac: ['node', 'next'],
          ip: ['pod', 'peer-pod'],
          changes: ['mac'],
          text: 'The source MAC becomes the node’s. Nothing is translated, for the target is in the exception list.',
        },
        ['ms-drivers', 'web-net-b'],
      ),
      verified(
        {
          place: 'wire',
          mac: ['node', 'next'],
          ip: ['pod', 'peer-pod'],
          changes: [],
          text: 'The network sees pod addresses, with MAC addresses of nodes. It must know that {peerSubnet} is behind {peerNode}.',
        },
        ['ms-drivers', 'fl-hostgw'],
      ),
      received,
      verified(
        {
          place: 'peer-pod',
          mac: ['unsaid', 'peer-pod'],
          ip: ['pod', 'peer-pod'],
          changes: [],
          text: 'The pod there sees the real address {pod}.',
        },
        ['web-net-b'],
      ),
    ],
  },
  'pod-to-service': {
    hops: [
      inferred(
        {
          place: 'pod',
          mac: ['pod', 'gateway'],
          ip: ['pod', 'service'],
          changes: [],
          text: 'The pod sends to the address of the Service.',
        },
        ['kep-5100'],
      ),
      verified(
        {
          place: 'switch',
          mac: ['node', 'unsaid'],
          ip: ['pod', 'peer-pod'],
          changes: ['mac', 'ip'],
          text: 'A rule of kube-proxy puts a pod in the place of the Service. The source stays the pod’s, for the range of Services is in the exception list.',
        },
        ['ab-cni', 'sdn-helper'],
      ),
      inferred(
        {
          place: 'wire',
          mac: ['node', 'next'],
          ip: ['pod', 'peer-pod'],
          changes: [],
          text: 'From here on it is a packet from pod to pod.',
        },
        ['ab-cni', 'ms-drivers'],
      ),
      inferred(received.value, ['ms-drivers']),
    ],
  },
  'pod-to-outside': {
    hops: [
      inferred(
        {
          place: 'pod',
          mac: ['pod', 'gateway'],
          ip: ['pod', 'outside'],
          changes: [],
          text: 'The pod sends to its gateway.',
        },
        ['p-bridge'],
      ),
      verified(
        {
          place: 'switch',
          mac: ['node', 'router'],
          ip: ['node', 'outside'],
          changes: ['mac', 'ip'],
          text: 'The target is not in the exception list: source address and port become the node’s.',
        },
        ['web-net-b', 'doc002'],
      ),
      verified(
        {
          place: 'wire',
          mac: ['node', 'router'],
          ip: ['node', 'outside'],
          changes: [],
          text: 'The network sees the node only.',
        },
        ['web-net-b'],
      ),
    ],
  },
  'pod-to-excepted': {
    hops: [
      inferred(
        {
          place: 'pod',
          mac: ['pod', 'gateway'],
          ip: ['pod', 'outside'],
          changes: [],
          text: 'The pod sends to its gateway.',
        },
        ['p-bridge'],
      ),
      verified(
        {
          place: 'switch',
          mac: ['node', 'router'],
          ip: ['pod', 'outside'],
          changes: ['mac'],
          text: 'The target is in the exception list: the packet leaves with the address of the pod.',
        },
        ['web-net-b', 'doc002'],
      ),
      verified(
        {
          place: 'wire',
          mac: ['node', 'router'],
          ip: ['pod', 'outside'],
          changes: [],
          text: 'The answer is lost unless the outside knows a route to the pods.',
        },
        ['web-net-b', 'doc002'],
      ),
    ],
  },
  'outside-to-node-port': nodePort.Cluster,
}
