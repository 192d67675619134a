import { testLint } from '../../../testing/test-lint.ts'
import { natAddressApart } from './nat-address-apart.ts'

const nodes = (address: string) =>
  `NAME    STATUS   ROLES    AGE   VERSION   INTERNAL-IP    EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME
win01   Ready    <none>   3d    v1.27.6   ${address}  <none>        Windows Server 2019 Standard     10.0.17763.4851   containerd://1.7.3

`
const network = (address: string) => `PS C:\\> Get-HnsNetwork | select Name,Type,ManagementIP

Name         Type    ManagementIP
----         ----    ------------
flannel.4096 Overlay ${address}
`
const log = (address: string) =>
  `I0512 09:11:03.012345    4120 match.go:259] Using interface with name vEthernet (Ethernet) and address ${address}\nI0512 09:11:03.012345    4120 match.go:281] Defaulting external address to interface address (${address})\n`

testLint(natAddressApart, {
  valid: [
    { name: 'the address of the node', text: nodes('192.168.56.21') + network('192.168.56.21') },
    { name: 'a second adapter', text: nodes('192.168.56.21') + network('10.20.0.15') },
    { name: 'nothing of the node', text: network('10.0.2.15') },
    {
      name: 'an adapter that the machine has too',
      text: `${nodes('192.168.56.21')}Ethernet adapter Ethernet:\n\n   IPv4 Address. . . . . . . . . . . : 10.0.2.15\n   Default Gateway . . . . . . . . . : 10.0.2.2\n\nEthernet adapter Ethernet 2:\n\n   IPv4 Address. . . . . . . . . . . : 192.168.56.21\n`,
    },
  ],
  invalid: [
    {
      name: 'an HNS network',
      text: nodes('192.168.56.21') + network('10.0.2.15'),
      messages: [/on 10\.0\.2\.15, .* and the node is 192\.168\.56\.21/],
      severity: 'warning',
    },
    {
      name: 'what flanneld takes',
      text: nodes('192.168.56.21') + log('10.0.2.15'),
      messages: [/on 10\.0\.2\.15/],
    },
  ],
})
