import { testLint } from '../../../testing/test-lint.ts'
import { podGatewayNear } from './pod-gateway-near.ts'

const shown = (address: string, mask: string, gateway: string) => `Windows IP Configuration

Ethernet adapter vEthernet (27157d866c9ea519_nat):

   Description . . . . . . . . . . . : Hyper-V Virtual Ethernet Container Adapter
   Physical Address. . . . . . . . . : 00-15-5D-16-73-AA
   IPv4 Address. . . . . . . . . . . : ${address}(Preferred)
   Subnet Mask . . . . . . . . . . . : ${mask}
   Default Gateway . . . . . . . . . : ${gateway}
`

testLint(podGatewayNear, {
  valid: [
    { name: 'the first address', text: shown('10.244.2.7', '255.255.255.0', '10.244.2.1') },
    { name: 'a block of Calico', text: shown('10.244.19.70', '255.255.255.192', '10.244.19.65') },
    { name: 'a wide mask', text: shown('172.20.60.34', '255.255.240.0', '172.20.48.1') },
    { name: 'none', text: shown('10.244.2.7', '255.255.255.0', '') },
    {
      name: 'an L2Bridge, whose pods have the gateway of the nodes',
      text: shown('10.244.3.149', '255.255.255.0', '10.240.0.1').replace('_nat', '_l2bridge'),
    },
  ],
  invalid: [
    {
      name: 'that of a file beside an older network',
      text: shown('172.20.60.34', '255.255.240.0', '10.4.0.1'),
      messages: [/gateway 10\.4\.0\.1 lies outside the network/],
      severity: 'warning',
    },
  ],
})
