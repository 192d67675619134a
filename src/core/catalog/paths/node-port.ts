import { inferred, unknown, verified } from '../fact.ts'
import type { PathFact } from './define.ts'

const arrives = inferred(
  {
    place: 'outside',
    mac: ['unsaid', 'unsaid'],
    ip: ['outside', 'node'],
    changes: [],
    text: 'The client sends to the address of the node and the port of the Service.',
  },
  ['docs-service'],
)

const wire = inferred(
  {
    place: 'wire',
    mac: ['unsaid', 'node'],
    ip: ['outside', 'node'],
    changes: [],
    text: 'The network around the nodes brings it to {node} like any packet for the node.',
  },
  ['docs-service'],
)

/** From outside to a pod on the node that was asked, by `externalTrafficPolicy`. */
export const nodePort: Readonly<Record<'Cluster' | 'Local', PathFact>> = {
  Local: {
    hops: [
      arrives,
      wire,
      verified(
        {
          place: 'switch',
          mac: ['unsaid', 'unsaid'],
          ip: ['outside', 'pod'],
          changes: ['ip'],
          text: 'The load balancer that kube-proxy programs puts a pod of this node in the place of the node; the address of the client stays.',
        },
        ['doc003', 'web-net-b'],
      ),
      inferred(
        {
          place: 'pod',
          mac: ['unsaid', 'pod'],
          ip: ['outside', 'pod'],
          changes: [],
          text: 'The pod sees the address of the client.',
        },
        ['doc003', 'web-net-b'],
      ),
    ],
  },
  Cluster: {
    hops: [
      arrives,
      wire,
      unknown({
        place: 'switch',
        mac: ['unsaid', 'unsaid'],
        ip: ['unsaid', 'pod'],
        changes: ['ip'],
        text: 'The load balancer that kube-proxy programs chooses a pod, here or on another node. No source read here says which source address the packet then has.',
      }),
      unknown({
        place: 'pod',
        mac: ['unsaid', 'pod'],
        ip: ['unsaid', 'pod'],
        changes: [],
        text: 'Whether the pod sees the client or the node is written nowhere for Windows.',
      }),
    ],
  },
}
