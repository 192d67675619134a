import { testLint } from '../../../testing/test-lint.ts'
import { cniNodeSubnet } from './cni-node-subnet.ts'

const subnet = '=== start.ps1 ===\n$managementSubnet = "10.0.0.0/24"\n'
const node = '=== kubelet.txt ===\nPS C:\\k> .\\kubelet.exe --v=4 --node-ip=10.0.0.5\n'
const file = (type: string, ...exceptions: readonly string[]) =>
  `=== 10-flannel.conf ===\n{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "delegate": {"type": "${type}", "apiVersion": 2, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ${JSON.stringify(exceptions)}}}}]}}\n`

const adapter = `=== ipconfig.txt ===
Windows IP Configuration

Ethernet adapter vEthernet (Ethernet):

   IPv4 Address. . . . . . . . . . . : 192.168.20.21
   Subnet Mask . . . . . . . . . . . : 255.255.255.0
   Default Gateway . . . . . . . . . : 192.168.20.1
`
const ranges = '=== vars.ps1 ===\n$clusterCIDR = "10.244.0.0/16"\n$serviceCIDR = "10.96.0.0/12"\n'
const ofCluster = ['10.244.0.0/16', '10.96.0.0/12']

testLint(cniNodeSubnet, {
  valid: [
    { name: 'the subnet on L2Bridge', text: subnet + file('win-bridge', '10.0.0.0/24') },
    { name: 'a node on L2Bridge', text: subnet + file('win-bridge', '10.0.0.5/32') },
    { name: 'neither on overlay', text: subnet + file('win-overlay', '10.244.0.0/16') },
    { name: 'a subnet that nobody tells', text: file('win-bridge', '10.244.0.0/16') },
    { name: 'the node alone on overlay', text: node + file('win-overlay', '10.0.0.5/32') },
    {
      name: 'a node on L2Bridge whose subnet nobody tells',
      text: node + file('win-bridge', '10.244.0.0/16'),
    },
    {
      name: 'a node whose adapter shows a subnet that the list need not have',
      text: adapter + ranges + file('win-bridge', ...ofCluster),
    },
    {
      name: 'the subnet of its adapter',
      text: adapter + ranges + file('win-bridge', ...ofCluster, '192.168.20.0/24'),
    },
    {
      name: 'the node alone, as its adapter shows it',
      text: adapter + ranges + file('win-bridge', ...ofCluster, '192.168.20.21/32'),
    },
    {
      name: 'another range, where nobody tells that of pods',
      text: adapter + file('win-bridge', ...ofCluster, '192.168.10.0/24'),
    },
    { name: 'a template', text: subnet + file('win-bridge', '<cluster CIDR>') },
  ],
  invalid: [
    {
      name: 'neither on L2Bridge',
      text: subnet + file('win-bridge', '10.244.0.0/16', '10.96.0.0/12'),
      messages: [/hold neither 10\.0\.0\.0\/24/],
      severity: 'warning',
    },
    {
      name: 'the subnet of other nodes in place of that of its adapter',
      text: adapter + ranges + file('win-bridge', ...ofCluster, '192.168.10.0/24'),
      messages: [/hold neither 192\.168\.20\.0\/24/],
      severity: 'warning',
    },
    {
      name: 'the subnet on overlay',
      text: subnet + file('win-overlay', '10.244.0.0/16', '10.0.0.0/24'),
      messages: [/exception 10\.0\.0\.0\/24 holds the nodes: on overlay/],
      severity: 'warning',
    },
    {
      name: 'the subnet of a node on overlay',
      text: node + file('win-overlay', '10.244.0.0/16', '10.0.0.0/16'),
      messages: [/exception 10\.0\.0\.0\/16 holds the nodes/],
      severity: 'warning',
    },
  ],
})
