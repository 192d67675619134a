import { testLint } from '../../../testing/test-lint.ts'
import { hnsGatewayNear } from './hns-gateway-near.ts'

const json = (subnet: string, gateway: string) =>
  `PS C:\\k> Get-HnsNetwork | ConvertTo-Json\n[{"Name":"cbr0","Type":"L2Bridge","ManagementIP":"10.20.4.31","Subnets":[{"AddressPrefix":"${subnet}","GatewayAddress":"${gateway}"}]}]`

const list = (subnet: string, gateway: string) =>
  `PS C:\\k> Get-HnsNetwork | Select Name, Type, Subnets | fl\n\nName    : cbr0\nType    : L2Bridge\nSubnets : {@{AdditionalParams=; AddressPrefix=${subnet}; Flags=0; GatewayAddress=${gateway}; Health=; State=0}}\n`

testLint(hnsGatewayNear, {
  valid: [
    { name: 'the first address', text: json('10.244.3.0/24', '10.244.3.1') },
    { name: 'the second address of a list', text: list('10.244.3.0/24', '10.244.3.2') },
    { name: 'a block of Calico', text: list('10.42.7.64/26', '10.42.7.65') },
    { name: 'the network of nodes', text: json('10.224.0.0/16', '10.224.0.1') },
    { name: 'a wide subnet', text: json('172.27.64.0/20', '172.27.79.254') },
    { name: 'no gateway', text: json('10.244.3.0/24', '0.0.0.0') },
    { name: 'one that is local to each link', text: json('10.244.3.0/24', '169.254.1.1') },
    {
      name: 'of two subnets each its own',
      text: json('10.244.3.0/24', '10.244.3.1').replace(
        '}]}]',
        '},{"AddressPrefix":"10.244.9.0/24","Flags":0,"GatewayAddress":"10.244.9.1"}]}]',
      ),
    },
    { name: 'no subnet at all', text: json('', '10.244.3.1') },
  ],
  invalid: [
    {
      name: 'that of another node',
      text: json('10.244.3.0/24', '10.244.2.1'),
      messages: [/gateway 10\.244\.2\.1 .* outside its subnet 10\.244\.3\.0\/24/],
      severity: 'warning',
    },
    {
      name: 'the same in a list',
      text: list('10.244.3.0/24', '10.244.2.1'),
      messages: [/gateway 10\.244\.2\.1/],
      severity: 'warning',
    },
  ],
})
