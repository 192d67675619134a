import type { Conflict } from '../define.ts'

export const cniOverlayBackground: readonly Conflict[] = [
  {
    id: 'vni-width',
    topic: 'How large a VXLAN network identifier may be',
    positions: [
      {
        says: 'A VXLAN header has 24 bits for it, and flanneld states no upper bound.',
        sources: ['flannel#L109-L111'],
      },
      {
        says: 'The lease of Flannel and the setting of the Host Compute Network hold 16 bits.',
        sources: ['fl-vxlannet#L39', 'hcs-policy#L284-L289'],
      },
    ],
    decision:
      'Above 65535 there is a warning: the number fits neither the lease nor the setting. What then goes wrong was concluded from the code and not seen.',
    confidence: 'inferred',
    rules: [],
  },
  {
    id: 'overlay-node-to-pod',
    topic: 'What lets a node reach pods on Overlay networks',
    positions: [
      {
        says: 'The Kubernetes page says that local pods are reached with Flannel 0.12.0 or later, and pods of other nodes are not.',
        sources: ['web-net-b'],
      },
      {
        says: 'The code of Flannel sets a host route only where HNS has that policy, from version 9.2 on.',
        sources: ['hcs-globals#L40-L41', 'fl-vxlandev#L159-L178'],
      },
    ],
    decision:
      'A node reaches its own pods and no others, and both must be new enough for that, Flannel and Windows.',
    confidence: 'verified',
    rules: [],
  },
]
