import { testImporter } from '../testing/test-importer.ts'
import { ipconfig } from './ipconfig.ts'

testImporter(ipconfig, [
  {
    name: 'an adapter',
    text: `Windows IP Configuration

Ethernet adapter vEthernet (Ethernet):

   IPv4 Address. . . . . . . . . . . : 10.0.0.4
   Subnet Mask . . . . . . . . . . . : 255.255.255.0`,
    reads: [
      ['host.adapter', 'vEthernet (Ethernet)', 3],
      ['host.address', '10.0.0.4', 5],
    ],
  },
])
