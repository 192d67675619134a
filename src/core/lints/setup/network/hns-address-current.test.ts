import { testLint } from '../../../testing/test-lint.ts'
import { hnsAddressCurrent } from './hns-address-current.ts'

const networks = (address: string) => `PS C:\\> Get-HnsNetwork | Select Name, Type, ManagementIP

Name         Type     ManagementIP
----         ----     ------------
External     Overlay  ${address}
flannel.4096 Overlay  ${address}
`
const adapters = (address: string) => `PS C:\\> ipconfig

Windows IP Configuration

Ethernet adapter vEthernet (Ethernet):

   IPv4 Address. . . . . . . . . . . : ${address}
   Subnet Mask . . . . . . . . . . . : 255.255.255.0
   Default Gateway . . . . . . . . . : 10.0.8.1
`

const searched = (...addresses: readonly string[]) =>
  `PS C:\\> ipconfig | findstr IPv4\n${addresses.map((one) => `   IPv4 Address. . . . . . . . . . . : ${one}\n`).join('')}`

testLint(hnsAddressCurrent, {
  valid: [
    {
      name: 'the address among all that were searched for',
      text: networks('10.0.8.21') + searched('172.22.0.1', '10.0.8.21'),
    },
    {
      name: 'an address that one adapter has, of several that were not shown',
      text: networks('10.0.8.21') + searched('10.0.8.77').replace(' | findstr IPv4', ''),
    },
    { name: 'the address of the node', text: networks('10.0.8.21') + adapters('10.0.8.21') },
    { name: 'no adapters', text: networks('10.0.8.21') },
    {
      name: 'an address of DHCP that failed',
      text: networks('169.254.3.4') + adapters('10.0.8.21'),
    },
    {
      name: 'networks of several nodes',
      text: networks('10.0.8.21') + networks('10.0.8.22') + adapters('10.0.8.77'),
    },
  ],
  invalid: [
    {
      name: 'an address from before, among all that were searched for',
      text: networks('10.0.8.21') + searched('172.22.0.1', '10.0.8.77'),
      messages: [
        /made with 10\.0\.8\.21 \(ManagementIP\), and the node has 172\.22\.0\.1, 10\.0\.8\.77/,
      ],
    },
    {
      name: 'an address from before',
      text: networks('10.0.8.21') + adapters('10.0.8.77'),
      messages: [/made with 10\.0\.8\.21 \(ManagementIP\), and the node has 10\.0\.8\.77/],
      severity: 'warning',
    },
  ],
})
