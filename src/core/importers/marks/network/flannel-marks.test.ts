import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { flannelMarksIn } from './flannel-marks.ts'

const read = (text: string) =>
  flannelMarksIn(toDocument('a.md', { lines: linesOf(text), isFenced: false })).map(
    ({ decision, name, value, line }) => [decision ?? name, value, line],
  )

test.each([
  [
    'made when FLANNEL_NETWORK=10.244.0.0/16, FLANNEL_SUBNET=10.244.1.0/24',
    [['clusterCIDR', '10.244.0.0/16', 1]],
  ],
  ['echo "FLANNEL_NETWORK=10.1.0.0/16', [['clusterCIDR', '10.1.0.0/16', 1]]],
  ['FLANNEL_NETWORK=$range', []],
  ['MY_FLANNEL_NETWORK=10.1.0.0/16', []],
  [
    '$ ip link\n3: flannel.1: <BROADCAST,MULTICAST,UP,LOWER_UP> mtu 8951 qdisc noqueue',
    [
      ['flannel.vni', 1, 2],
      ['vni', 1, 2],
      ['networkMode', 'overlay', 2],
      ['cni', 'flannel', 2],
    ],
  ],
  [
    '5: flannel.4096: <BROADCAST,MULTICAST,UP> mtu 1450\n    vxlan id 4096 local 10.0.0.4 dev eth0 srcport 0 0 dstport 8472 nolearning',
    [
      ['flannel.vni', 4096, 1],
      ['vni', 4096, 1],
      ['networkMode', 'overlay', 1],
      ['cni', 'flannel', 1],
      ['vxlanPort', 8472, 2],
    ],
  ],
  [
    '5: flannel.4096: <UP> mtu 1450\n6: vxlan.calico: <UP>\n    vxlan id 4096 local 10.0.0.4 dev eth0 srcport 0 0 dstport 4790 nolearning',
    [
      ['flannel.vni', 4096, 1],
      ['vni', 4096, 1],
      ['networkMode', 'overlay', 1],
      ['cni', 'flannel', 1],
    ],
  ],
  ['5: cilium_vxlan: <BROADCAST>\n    vxlan external id 0 srcport 0 0 dstport 8472 nolearning', []],
  ['the interface is called flannel.1: it is that of Linux', []],
])('%s', (text, expected) => expect(read(text)).toEqual(expected))
