import { testLint } from '../../../testing/test-lint.ts'
import { calicoFoundAddress } from './calico-found-address.ts'

const log = (address: string, adapter = 'vEthernet (nat)') =>
  `=== calico-node.log ===
2024-05-16 10:12:13.549 [INFO][116] startup/utils.go 139: Determined node name: win-a
2024-05-16 10:12:13.566 [INFO][116] startup/autodetection_methods.go 103: Using autodetected IPv4 address on interface ${adapter}: ${address}/20
`
const nodes = (name = 'win-a') => `=== nodes.txt ===
$ kubectl get nodes -o wide
NAME    STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION      CONTAINER-RUNTIME
${name}   Ready    <none>   2d    v1.29.4   10.250.8.38   <none>        Windows Server 2022 Datacenter   10.0.20348.2402     containerd://1.7.15
`

const node = (address: string, internal = '10.10.10.102') => `apiVersion: v1
kind: Node
metadata:
  name: win-1
  annotations:
    projectcalico.org/IPv4Address: ${address}/24
    projectcalico.org/IPv4VXLANTunnelAddr: 10.42.61.193
  labels: { kubernetes.io/os: windows }
status:
  addresses: [{ address: ${internal}, type: InternalIP }]
  nodeInfo: { kubeletVersion: v1.30.4, operatingSystem: windows }
`

testLint(calicoFoundAddress, {
  valid: [
    { name: 'the address of the node', text: log('10.250.8.38', 'Ethernet0') + nodes() },
    { name: 'another node', text: log('172.24.112.1') + nodes('win-b') },
    { name: 'a note of the node', text: node('10.10.10.102') },
    {
      name: 'a node of Linux',
      text: node('10.0.2.15').replaceAll('windows', 'linux'),
    },
    { name: 'no list of nodes', text: log('172.24.112.1') },
  ],
  invalid: [
    {
      name: 'a note of the node with another address',
      text: node('10.0.2.15'),
      messages: [/takes 10\.0\.2\.15 .* knows it at 10\.10\.10\.102/],
      severity: 'warning',
    },
    {
      name: 'that of another adapter',
      text: log('172.24.112.1') + nodes(),
      messages: [/takes 172\.24\.112\.1 .* knows it at 10\.250\.8\.38/],
      severity: 'warning',
    },
  ],
})
