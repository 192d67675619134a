import { testLint } from '../../../testing/test-lint.ts'
import { cniSubnetOfNode } from './cni-subnet-of-node.ts'

const node = (name: string, range: string) =>
  `=== ${name}.yaml ===\napiVersion: v1\nkind: Node\nmetadata:\n  name: ${name}\n  labels:\n    kubernetes.io/os: windows\nspec:\n  podCIDR: ${range}\nstatus:\n  nodeInfo:\n    operatingSystem: windows\n`
const file = (ipam: string) =>
  `=== a.conf ===\n{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge",\n "ipam": {"type": "host-local", ${ipam}}}\n`
const own = node('win-1', '10.50.2.0/24')

testLint(cniSubnetOfNode, {
  valid: [
    { name: 'one subnet', text: file('"subnet": "10.50.2.0/24"') + own },
    { name: 'a part of it', text: file('"ranges": [[{"subnet": "10.50.2.128/25"}]]') + own },
    { name: 'no node', text: file('"subnet": "10.50.3.0/24"') },
    {
      name: 'several nodes, of which any may have the file',
      text: file('"subnet": "10.50.3.0/24"') + own + node('win-2', '10.50.4.0/24'),
    },
    { name: 'a word that a script fills in', text: file('"subnet": "usePodCidr"') + own },
  ],
  invalid: [
    {
      name: 'a subnet in the first form',
      text: file('"subnet": "10.50.3.0/24"') + own,
      messages: [
        /gives pods addresses of 10\.50\.3\.0\/24; the subnet of the node is 10\.50\.2\.0/,
      ],
      severity: 'warning',
    },
    {
      name: 'a subnet in the second form',
      text: file('"ranges": [[{"subnet": "10.50.3.0/24", "rangeStart": "10.50.3.9"}]]') + own,
      messages: [/gives pods addresses of 10\.50\.3\.0\/24/],
      severity: 'warning',
    },
  ],
})
