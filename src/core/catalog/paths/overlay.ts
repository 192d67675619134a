import { inferred, unknown, verified } from '../fact.ts'
import type { PathFacts } from './define.ts'
import { nodePort } from './node-port.ts'

const unwraps = inferred(
  {
    place: 'peer-switch',
    mac: ['unsaid', 'peer-pod'],
    ip: ['pod', 'peer-pod'],
    changes: ['mac', 'unwrap'],
    text: 'The wrapping comes off, and the MAC address becomes that of the pod there.',
  },
  ['web-net-b'],
)

export const overlay: PathFacts = {
  'pod-to-pod': {
    hops: [
      verified(
        {
          place: 'pod',
          mac: ['pod', 'gateway'],
          ip: ['pod', 'peer-pod'],
          changes: [],
          text: 'The pod sends to its gateway. win-overlay builds the pod’s MAC address from its IP address.',
        },
        ['p-overlay'],
      ),
      inferred(
        {
          place: 'switch',
          mac: ['unsaid', 'peer-router'],
          ip: ['pod', 'peer-pod'],
          isWrapped: true,
          changes: ['mac', 'wrap'],
          text: 'The route to {peerSubnet} matches: the inner MAC becomes that of the router of the other node, then the frame is wrapped. Whether the inner source MAC stays is not documented.',
        },
        ['fl-vxlannet', 'hcs-policy'],
      ),
      verified(
        {
          place: 'wire',
          mac: ['unsaid', 'peer-router'],
          ip: ['pod', 'peer-pod'],
          isWrapped: true,
          changes: [],
          text: 'The network sees nodes only, over UDP.',
        },
        ['web-net-b'],
      ),
      unwraps,
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
      inferred(
        {
          place: 'switch',
          mac: ['unsaid', 'unsaid'],
          ip: ['pod', 'peer-pod'],
          isWrapped: true,
          changes: ['ip', 'wrap'],
          text: 'A rule of kube-proxy puts a pod in the place of the Service, then the frame is wrapped. Without direct server return the source may become the source VIP.',
        },
        ['kep-5100'],
      ),
      inferred(
        {
          place: 'wire',
          mac: ['unsaid', 'unsaid'],
          ip: ['pod', 'peer-pod'],
          isWrapped: true,
          changes: [],
          text: 'The network sees nodes only, over UDP.',
        },
        ['kep-5100', 'web-net-b'],
      ),
      unwraps,
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
        ['p-overlay'],
      ),
      inferred(
        {
          place: 'switch',
          mac: ['node', 'router'],
          ip: ['node', 'outside'],
          changes: ['mac', 'ip'],
          text: 'Source address and port become the node’s; nothing is wrapped.',
        },
        ['p-overlay', 'ms-drivers'],
      ),
      verified(
        {
          place: 'wire',
          mac: ['node', 'router'],
          ip: ['node', 'outside'],
          changes: [],
          text: 'The network sees the node only.',
        },
        ['ms-drivers'],
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
        ['p-overlay'],
      ),
      inferred(
        {
          place: 'switch',
          mac: ['unsaid', 'unsaid'],
          ip: ['pod', 'outside'],
          changes: [],
          text: 'The target is in the exception list: its source is not translated.',
        },
        ['web-net-b', 'doc002'],
      ),
      unknown({
        place: 'wire',
        mac: ['unsaid', 'unsaid'],
        ip: ['pod', 'outside'],
        changes: [],
        text: 'In what frame it then leaves the node is written nowhere; neighbours of the nodes have no route to pods of an overlay.',
      }),
    ],
  },
  'outside-to-node-port': nodePort.Cluster,
}
