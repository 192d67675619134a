import { testLint } from '../../testing/test-lint.ts'
import { cniVpcAddresses } from './cni-vpc-addresses.ts'

const file = (rest: string) =>
  `{"cniVersion": "0.3.1", "name": "vpc", "type": "vpc-bridge", ${rest}}`

testLint(cniVpcAddresses, {
  valid: [
    {
      name: 'addresses with prefixes',
      text: file(
        '"eniName": "eth1", "eniIPAddresses": ["10.9.1.4/24"], "vpcCIDRs": ["10.9.0.0/16"], "ipAddresses": ["10.9.1.5/24"], "gatewayIPAddress": "10.9.1.1"',
      ),
    },
    {
      name: 'a gateway without addresses of the interface, and one of several subnets',
      text: `[${file('"eniName": "eth1", "gatewayIPAddress": "10.9.2.1"')}, ${file('"eniName": "eth1", "eniIPAddresses": ["10.9.1.4/24", "10.9.2.4/24"], "gatewayIPAddress": "10.9.2.1"')}]`,
    },
    {
      name: 'what a script fills in',
      text: file('"eniMACAddress": "<mac>", "eniIPAddresses": ["<address>"], "log": "x"'),
    },
    {
      name: 'another plugin of the project',
      text: '{"cniVersion": "0.3.0", "name": "vpc", "type": "vpc-eni", "eniIPAddresses": ["10.9.1.4"]}',
    },
  ],
  invalid: [
    {
      name: 'a gateway of another subnet',
      text: file(
        '"eniName": "eth1", "eniIPAddresses": ["10.9.1.4/24"], "gatewayIPAddress": "10.9.2.1"',
      ),
      messages: [/The gateway 10\.9\.2\.1 is in no range of eniIPAddresses/],
      severity: 'error',
    },
    {
      name: 'an address without its prefix',
      text: file('"eniName": "eth1", "eniIPAddresses": ["10.9.1.4"]'),
      messages: [/10\.9\.1\.4 in eniIPAddresses is no address with a prefix/],
      severity: 'error',
    },
    {
      name: 'a range of the VPC without its prefix',
      text: file('"eniName": "eth1", "VPCCIDRs": ["10.9.0.0/16", "10.10.0.0"]'),
      messages: [/10\.10\.0\.0 in vpcCIDRs/],
      severity: 'error',
    },
    {
      name: 'no interface',
      text: file('"ipAddresses": ["10.9.1.5/24"]'),
      messages: [/neither eniName nor eniMACAddress/],
      severity: 'error',
    },
    {
      name: 'keys that are misspelt',
      text: file('"eniName": "eth1", "vpcCidr": ["10.9.0.0/16"], "gatewayIPAdress": "10.9.1.1"'),
      messages: [
        /vpcCidr; it is called vpcCIDRs/,
        /gatewayIPAdress; it is called gatewayIPAddress/,
      ],
      severity: 'warning',
    },
  ],
})
