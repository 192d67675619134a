import { testLint } from '../../../testing/test-lint.ts'
import { endpointNotGateway } from './endpoint-not-gateway.ts'

const endpoint = (name: string, ip: string, gateway: string) => `Name               : ${name}
IPAddress          : ${ip}
GatewayAddress     : ${gateway}
Type               : L2Bridge
VirtualNetworkName : cbr0

`

testLint(endpointNotGateway, {
  valid: [
    {
      name: 'addresses of their own',
      text:
        endpoint('a_cbr0', '10.244.1.7', '10.244.1.2') +
        endpoint('b_cbr0', '10.244.1.8', '10.244.1.2'),
    },
    {
      name: 'the endpoint of the gateway itself',
      text: endpoint('cbr0_ep', '10.244.1.2', '10.244.1.2'),
    },
    {
      name: 'the gateway of one and the address of the next',
      text: `${endpoint('cbr0_ep', '10.244.1.2', '0.0.0.0')}${endpoint('a_cbr0', '10.244.1.7', '10.244.1.2')}`,
    },
  ],
  invalid: [
    {
      name: 'the address of the gateway',
      text:
        endpoint('a_cbr0', '10.244.1.7', '10.244.1.2') +
        endpoint('b_cbr0', '10.244.1.2', '10.244.1.2'),
      messages: [/has 10\.244\.1\.2, the address of its gateway/],
      severity: 'error',
    },
    {
      name: 'the same as JSON',
      text: '[{"Name":"x_l2bridge","IPAddress":"10.1.3.2","GatewayAddress":"10.1.3.2","Type":"L2Bridge","VirtualNetworkName":"l2bridge"}]',
      messages: [/10\.1\.3\.2/],
    },
  ],
})
