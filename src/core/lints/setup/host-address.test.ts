import { testLint } from '../../testing/test-lint.ts'
import { hostAddress } from './host-address.ts'

const adapter = (name: string, label: string, address: string) => `
Ethernet adapter ${name}:

   DHCP Enabled. . . . . . . . . . . : Yes
   ${label}: ${address}(Preferred)
   Subnet Mask . . . . . . . . . . . : 255.255.0.0
`
const lost = adapter('vEthernet (Ethernet0)', 'Autoconfiguration IPv4 Address. . ', '169.254.33.41')
const own = adapter('Ethernet0', 'IPv4 Address. . . . . . . . . . . ', '10.30.1.21')

testLint(hostAddress, {
  valid: [
    { name: 'an address', text: `Windows IP Configuration\n${own}` },
    { name: 'a spare adapter', text: `Windows IP Configuration\n${own}${lost}` },
  ],
  invalid: [
    {
      name: 'no address from DHCP',
      text: `Windows IP Configuration\n${lost}`,
      messages: [/169\.254\.33\.41 is one that Windows takes where no DHCP server answers/],
      severity: 'warning',
    },
    {
      name: 'an HNS network that was made without',
      text: 'PS C:\\> Get-HnsNetwork\nManagementIP : 169.254.1.2\nName : cbr0\nType : L2Bridge\n',
      messages: [/169\.254\.1\.2/],
    },
  ],
})
