import { testLint } from '../../testing/test-lint.ts'
import { cniNodeSubnet } from './cni-node-subnet.ts'

const subnet = '=== start.ps1 ===\n$managementSubnet = "10.0.0.0/24"\n'
const node = '=== kubelet.txt ===\nPS C:\\k> .\\kubelet.exe --v=4 --node-ip=10.0.0.5\n'
const file = (type: string, ...exceptions: readonly string[]) =>
  `=== 10-flannel.conf ===\n{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "delegate": {"type": "${type}", "apiVersion": 2, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ${JSON.stringify(exceptions)}}}}]}}\n`

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
