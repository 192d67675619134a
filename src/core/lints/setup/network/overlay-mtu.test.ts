import { testLint } from '../../../testing/test-lint.ts'
import { overlayMtu } from './overlay-mtu.ts'

const backend = (type: string) =>
  `=== net-conf.json ===\n{"Network": "10.244.0.0/16", "Backend": {"Type": "${type}"}}\n`
const subnet = (mtu: number) =>
  `=== subnet.env ===\nFLANNEL_NETWORK=10.244.0.0/16\nFLANNEL_SUBNET=10.244.3.1/24\nFLANNEL_MTU=${mtu}\nFLANNEL_IPMASQ=true\n`
const adapter = (mtu: number) =>
  `=== ip.txt ===\n$ ip link\n2: eth0: <BROADCAST,MULTICAST,UP,LOWER_UP> mtu ${mtu} qdisc mq state UP\n`
const calico = (encapsulation: string) =>
  `apiVersion: operator.tigera.io/v1\nkind: Installation\nmetadata: {name: default}\nspec:\n  calicoNetwork:\n    mtu: 1500\n    ipPools:\n    - cidr: 10.1.0.0/16\n      encapsulation: ${encapsulation}\n`

testLint(overlayMtu, {
  valid: [
    { name: 'room for VXLAN', text: backend('vxlan') + subnet(1450) },
    { name: 'room on larger frames', text: backend('vxlan') + subnet(8951) + adapter(9001) },
    { name: 'no overlay', text: backend('host-gw') + subnet(1500) },
    { name: 'no encapsulation', text: calico('None') },
    { name: 'the size of the nodes alone', text: backend('vxlan') + adapter(1500) },
  ],
  invalid: [
    {
      name: 'that of the network below',
      text: calico('VXLAN'),
      messages: [/overlay is 1500.* above 1450 get lost/],
      severity: 'warning',
    },
    {
      name: 'more than smaller frames leave',
      text: backend('vxlan') + subnet(1450) + adapter(1400),
      messages: [/overlay is 1450, and that of the nodes 1400: .* above 1350 get lost/],
      severity: 'warning',
    },
  ],
})
