import { testLint } from '../../../testing/test-lint.ts'
import { flannelOnNat } from './flannel-on-nat.ts'

const node = (own: string, address: string, more = '') => `apiVersion: v1
kind: Node
metadata:
  name: win1
  annotations:
    flannel.alpha.coreos.com/backend-type: vxlan${more}
    flannel.alpha.coreos.com/public-ip: ${address}
status:
  addresses: [{type: InternalIP, address: ${own}}]
  nodeInfo: {operatingSystem: windows, kubeletVersion: v1.29.3}
`

testLint(flannelOnNat, {
  valid: [
    { name: 'the address of the node', text: node('10.1.0.5', '10.1.0.5') },
    { name: 'another adapter of the node', text: node('10.1.0.5', '192.168.56.11') },
    { name: 'nodes in such a range', text: node('172.16.0.1', '172.16.0.1') },
    { name: 'nodes of which one has a gateway’s address', text: node('172.16.0.9', '172.16.0.5') },
    {
      name: 'an address that somebody chose',
      text: node(
        '10.1.0.5',
        '172.25.0.1',
        '\n    flannel.alpha.coreos.com/public-ip-overwrite: 172.25.0.1',
      ),
    },
    {
      name: 'another adapter in such a range, whose address is no host’s in a NAT network',
      text: node('10.1.0.5', '172.25.0.5'),
    },
    { name: 'nobody tells of the node', text: 'flannel.alpha.coreos.com/public-ip: 10.0.2.15\n' },
  ],
  invalid: [
    {
      name: 'the adapter for NAT of VirtualBox',
      text: node('192.168.56.11', '10.0.2.15'),
      messages: [
        /gives 10\.0\.2\.15 as the address of a node, which every virtual machine of VirtualBox/,
      ],
      severity: 'warning',
    },
    {
      name: 'the NAT network of the host',
      text: node('10.1.0.5', '172.25.0.1'),
      messages: [
        /gives 172\.25\.0\.1 .* in a NAT network of its own, and nodes have addresses as 10\.1\.0\.5/,
      ],
      severity: 'warning',
    },
  ],
})
