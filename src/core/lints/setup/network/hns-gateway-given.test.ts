import { testLint } from '../../../testing/test-lint.ts'
import { hnsGatewayGiven } from './hns-gateway-given.ts'

const list = (gateway: string, type = 'L2Bridge') =>
  `Flannel v0.22.3 on the Windows node.\n\nPS C:\\k> Get-HnsNetwork | Select Name, Type, Subnets | fl\n\nName    : cbr0\nType    : ${type}\nSubnets : {@{AdditionalParams=; AddressPrefix=10.244.3.0/24; Flags=0; GatewayAddress=${gateway}; Health=; State=0}}\n`
const json = (gateway: string) =>
  `Flannel v0.22.3 on the Windows node.\n\nPS C:\\k> Get-HnsNetwork | ConvertTo-Json\n[{"Name":"cbr0","Type":"L2Bridge","ManagementIP":"10.20.4.31","Subnets":[{"AddressPrefix":"10.244.3.0/24","GatewayAddress":${gateway}}]}]`

testLint(hnsGatewayGiven, {
  valid: [
    { name: 'a gateway', text: list('10.244.3.1') },
    { name: 'a gateway in JSON', text: json('"10.244.3.1"') },
    { name: 'that of Docker', text: list('', 'nat') },
    { name: 'who makes the network is not told', text: list('').replace(/^Flannel.*/, 'Hello') },
    { name: 'another plugin', text: list('').replace('Flannel v0.22.3', 'Calico v3.27.0') },
  ],
  invalid: [
    {
      name: 'none',
      text: list(''),
      messages: [/subnet 10\.244\.3\.0\/24 of the HNS network has no gateway/],
      severity: 'warning',
    },
    { name: 'none in JSON', text: json('""'), messages: [/has no gateway/], severity: 'warning' },
    { name: 'null', text: json('null'), messages: [/has no gateway/], severity: 'warning' },
  ],
})
