import { inferred, verified } from '../fact.ts'
import { defineMode } from './define.ts'

export const l2bridge = defineMode({
  id: 'l2bridge',
  name: 'L2Bridge',
  sentence:
    'Pods use addresses of their own on the node’s network; nothing is wrapped, only MAC addresses change.',
  needs: 'Routes to the pod ranges: one layer 2 segment, cloud routes, or BGP.',
  hnsType: verified('L2Bridge', ['web-net-b', 'ms-drivers']),
  vSwitch: verified('external', ['ms-drivers']),
  encapsulation: verified(null, ['web-net-b']),
  packets: verified(
    'The MAC address becomes the node’s; the source address too, but only towards destinations outside the exception list.',
    ['web-net-b', 'ms-drivers'],
  ),
  drawing: {
    changes: ['mac'],
    isWrapped: false,
    does: 'puts the node’s MAC on packets',
    caption: 'The wire sees pod addresses, with the node’s MAC.',
  },
  kubernetes: verified(true, ['web-net-b', 'doc004']),
  dualStack: verified(true, ['web-dual', 'ms-arch#L62-L63', 'web-net-b']),
  dsr: verified(true, ['kep-5100', 'hcs-globals#L42-L46']),
  performance: verified('Highest: no outer header, no wrapping.', ['web-net-b']),
  isolation: inferred('Low to medium: the network around the node sees pod addresses.', [
    'web-net-b',
  ]),
  nodeToPod: verified('Both directions, TCP and UDP.', ['web-net-b']),
  requirements: [
    verified(
      'The network around the nodes must bring packets for a pod subnet to its node: one layer 2 segment with host routes, routes of the cloud, or BGP.',
      ['web-net-b', 'ms-problems', 'gce'],
    ),
    verified(
      'Flannel host-gw wants the same address as public and as interface address of a node.',
      ['fl-hostgw'],
    ),
    verified(
      'The HNS network must exist before win-bridge runs; sdnbridge and Azure CNI create it.',
      ['p-bridge', 'w-cni', 'a-net'],
    ),
  ],
})
