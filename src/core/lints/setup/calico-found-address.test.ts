import { testLint } from '../../testing/test-lint.ts'
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

testLint(calicoFoundAddress, {
  valid: [
    { name: 'the address of the node', text: log('10.250.8.38', 'Ethernet0') + nodes() },
    { name: 'another node', text: log('172.24.112.1') + nodes('win-b') },
    { name: 'no list of nodes', text: log('172.24.112.1') },
  ],
  invalid: [
    {
      name: 'that of another adapter',
      text: log('172.24.112.1') + nodes(),
      messages: [/takes 172\.24\.112\.1 .* knows it at 10\.250\.8\.38/],
      severity: 'warning',
    },
  ],
})
