import { testLint } from '../../testing/test-lint.ts'
import { cniGatewayInSubnet } from './cni-gateway-in-subnet.ts'

const file = (type: string, subnet: string, gateway: string) => ({
  name: 'the file',
  text: JSON.stringify(
    {
      cniVersion: '0.2.0',
      name: 'l2bridge',
      type,
      master: 'Ethernet',
      ipam: { subnet, routes: [{ GW: gateway }, { dst: '0.0.0.0/0', GW: '192.168.9.1' }] },
    },
    null,
    2,
  ),
})

testLint(cniGatewayInSubnet, {
  valid: [
    file('sdnbridge', '10.20.3.0/24', '10.20.3.2'),
    file('nat', '172.19.208.0/20', '172.19.208.1'),
    file('sdnbridge', '{{ .Subnet }}', '10.20.3.2'),
    file('sdnbridge', '10.20.3.0/24', 'fd00::1'),
    file('sdnbridge', '10.20.3.0/24', ''),
    // Its routes are read in another way.
    file('win-bridge', '10.20.3.0/24', '10.20.4.2'),
  ].map((one, i) => ({ ...one, name: `${one.name} ${i}` })),
  invalid: [
    {
      ...file('sdnbridge', '10.20.3.0/24', '10.20.4.2'),
      messages: [/10\.20\.4\.2 is the gateway of 10\.20\.3\.0\/24, and lies outside/],
      severity: 'warning',
    },
  ],
})
