import { inferred, unknown, verified } from '../fact.ts'
import type { PathFacts } from './define.ts'

export const transparent: PathFacts = {
  'pod-to-pod': {
    hops: [
      inferred(
        {
          place: 'pod',
          mac: ['pod', 'gateway'],
          ip: ['pod', 'peer-pod'],
          changes: [],
          text: 'The pod sends to antrea-gw0.',
        },
        ['an-design'],
      ),
      verified(
        {
          place: 'switch',
          mac: ['unsaid', 'unsaid'],
          ip: ['pod', 'peer-pod'],
          isWrapped: true,
          changes: ['wrap'],
          text: 'Open vSwitch checks the network policy, then the packet enters the tunnel to {peerNode}. HNS changes nothing.',
        },
        ['an-design'],
      ),
      verified(
        {
          place: 'wire',
          mac: ['unsaid', 'unsaid'],
          ip: ['pod', 'peer-pod'],
          isWrapped: true,
          changes: [],
          text: 'The network sees nodes only.',
        },
        ['an-design'],
      ),
      verified(
        {
          place: 'peer-switch',
          mac: ['unsaid', 'peer-pod'],
          ip: ['pod', 'peer-pod'],
          changes: ['mac', 'unwrap'],
          text: 'The wrapping comes off, policy for incoming packets is checked, and it goes to the port of the pod.',
        },
        ['an-design'],
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
        ['an-design'],
      ),
      inferred(
        {
          place: 'switch',
          mac: ['unsaid', 'unsaid'],
          ip: ['pod', 'peer-pod'],
          isWrapped: true,
          changes: ['ip', 'wrap'],
          text: 'Open vSwitch puts a pod in the place of the Service: Antrea does the work of kube-proxy from 1.13 on.',
        },
        ['an-doc'],
      ),
      unknown({
        place: 'wire',
        mac: ['unsaid', 'unsaid'],
        ip: ['unsaid', 'peer-pod'],
        isWrapped: true,
        changes: [],
        text: 'The source address after the choice of a pod is not written down for Windows.',
      }),
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
          text: 'The pod sends to antrea-gw0.',
        },
        ['an-design'],
      ),
      verified(
        {
          place: 'switch',
          mac: ['node', 'router'],
          ip: ['node', 'outside'],
          changes: ['mac', 'ip'],
          text: 'Through antrea-gw0 it comes to NetNat of the host, which makes the source the node’s, and from there to the uplink.',
        },
        ['an-design'],
      ),
      verified(
        {
          place: 'wire',
          mac: ['node', 'router'],
          ip: ['node', 'outside'],
          changes: [],
          text: 'The network sees the node only.',
        },
        ['an-design'],
      ),
    ],
  },
  'pod-to-excepted': {
    absent: verified(
      'There is no exception list: HNS refuses such a policy on a Transparent network, and Antrea translates by NetNat.',
      ['acn#4420', 'an-design'],
    ),
  },
  'outside-to-node-port': {
    absent: unknown(
      'How Open vSwitch brings a packet for a NodePort to a pod on Windows is written nowhere that was read.',
    ),
  },
}
