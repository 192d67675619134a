import { inferred, unknown, verified } from '../fact.ts'
import type { PathFacts } from './define.ts'
import { nodePort } from './node-port.ts'

const fabric = 'The Azure host applies its network policy outside the VM and passes it on.'

export const l2tunnel: PathFacts = {
  'pod-to-pod': {
    hops: [
      inferred(
        {
          place: 'pod',
          mac: ['pod', 'gateway'],
          ip: ['pod', 'peer-pod'],
          changes: [],
          text: 'The pod sends to its gateway.',
        },
        ['ms-drivers'],
      ),
      verified(
        {
          place: 'switch',
          mac: ['node', 'router'],
          ip: ['pod', 'peer-pod'],
          changes: ['mac'],
          text: 'The MAC address changes. Nothing is switched here, not even towards a pod of the same node.',
        },
        ['web-net-b', 'ms-drivers'],
      ),
      verified(
        {
          place: 'fabric',
          mac: ['unsaid', 'unsaid'],
          ip: ['pod', 'peer-pod'],
          changes: [],
          text: fabric,
        },
        ['ms-drivers'],
      ),
      inferred(
        {
          place: 'peer-switch',
          mac: ['unsaid', 'peer-pod'],
          ip: ['pod', 'peer-pod'],
          changes: ['mac'],
          text: 'The MAC address becomes that of the pod there.',
        },
        ['ms-drivers'],
      ),
      inferred(
        {
          place: 'peer-pod',
          mac: ['unsaid', 'peer-pod'],
          ip: ['pod', 'peer-pod'],
          changes: [],
          text: 'The pod there sees {pod}: pod addresses stay visible.',
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
          mac: ['node', 'unsaid'],
          ip: ['pod', 'peer-pod'],
          changes: ['mac', 'ip'],
          text: 'A rule of kube-proxy puts a pod in the place of the Service, as with L2Bridge.',
        },
        ['ab-cni', 'web-net-b'],
      ),
      inferred(
        {
          place: 'fabric',
          mac: ['unsaid', 'unsaid'],
          ip: ['pod', 'peer-pod'],
          changes: [],
          text: fabric,
        },
        ['ms-drivers'],
      ),
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
        ['ms-drivers'],
      ),
      inferred(
        {
          place: 'switch',
          mac: ['node', 'router'],
          ip: ['node', 'outside'],
          changes: ['mac', 'ip'],
          text: 'Azure CNI writes the same exception list as for L2Bridge; the target is not in it, so the source becomes the node’s.',
        },
        ['a-policy', 'web-net-b'],
      ),
      inferred(
        {
          place: 'fabric',
          mac: ['unsaid', 'unsaid'],
          ip: ['node', 'outside'],
          changes: [],
          text: fabric,
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
        ['ms-drivers'],
      ),
      inferred(
        {
          place: 'switch',
          mac: ['node', 'router'],
          ip: ['pod', 'outside'],
          changes: ['mac'],
          text: 'The target is in the exception list: the packet leaves with the address of the pod.',
        },
        ['a-policy', 'web-net-b'],
      ),
      unknown({
        place: 'fabric',
        mac: ['unsaid', 'unsaid'],
        ip: ['pod', 'outside'],
        changes: [],
        text: 'What the fabric then does with a pod address towards the outside is written nowhere.',
      }),
    ],
  },
  'outside-to-node-port': nodePort.Cluster,
}
