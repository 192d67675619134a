import { testLint } from '../../testing/test-lint.ts'
import { cniValueTypes } from './cni-value-types.ts'

const file = (type: string, rest: string) =>
  `{"cniVersion": "0.3.0", "name": "pods", "type": "${type}", ${rest}}`

testLint(cniValueTypes, {
  valid: [
    {
      name: 'the types of vpc-eni',
      text: file(
        'vpc-eni',
        '"eniName": "Ethernet 2", "eniIPAddresses": ["10.0.1.7/24"], "opStateDown": false',
      ),
    },
    {
      name: 'the types of Calico',
      text: file('calico', '"vxlan_vni": 4096, "windows_loopback_DSR": true, "mode": "vxlan"'),
    },
    {
      name: 'what a script fills in',
      text: file('calico', '"vxlan_vni": "__VNI__", "windows_loopback_DSR": "__DSR_SUPPORT__"'),
    },
    {
      name: 'lists and texts of vpc-bridge',
      text: file('vpc-bridge', '"eniName": "Ethernet 2", "vpcCIDRs": ["10.0.0.0/16"]'),
    },
    {
      name: 'a list that a script fills in',
      text: file('vpc-bridge', '"eniName": "Ethernet 2", "vpcCIDRs": "__VPC_CIDRS__"'),
    },
    {
      name: 'null, and a field of another plugin',
      text: file('azure-vnet', '"multiTenancy": null, "loopbackDSR": "true"'),
    },
    {
      name: 'a file of Linux nodes',
      text: file('calico', '"mtu": "1440"').replace(
        /^(.*)$/,
        '{"cniVersion": "0.3.1", "name": "a", "plugins": [$1, {"type": "portmap"}]}',
      ),
    },
  ],
  invalid: [
    {
      name: 'flags of vpc-eni in quotes',
      text: file('vpc-eni', '"eniName": "Ethernet 2", "blockInstanceMetadata": "false"'),
      messages: [/^blockInstanceMetadata must be true or false/],
      severity: 'error',
    },
    {
      name: 'one range in place of a list, and a list in place of one address',
      text: file(
        'vpc-bridge',
        '"eniName": "Ethernet 2", "vpcCIDRs": "10.0.0.0/16", "ipAddresses": {}, "gatewayIPAddress": ["10.0.0.1"]',
      ),
      messages: [
        /gatewayIPAddress must be a text/,
        /vpcCIDRs must be a list/,
        /ipAddresses must be a list/,
      ],
      severity: 'error',
    },
    {
      name: 'numbers and flags of Calico in quotes',
      text: file('calico', '"vxlan_vni": "4096", "windows_loopback_DSR": "true", "mtu": "1440"'),
      messages: [
        /windows_loopback_DSR must be true or false/,
        /vxlan_vni must be a number/,
        /mtu must be a number/,
      ],
      severity: 'error',
    },
    {
      name: 'a flag of azure-vnet, and one in its settings',
      text: file(
        'azure-vnet',
        '"multiTenancy": "true", "windowsSettings": {"enableLoopbackDSR": 1}',
      ),
      messages: [/multiTenancy must be/, /enableLoopbackDSR must be/],
    },
    {
      name: 'a flag in the delegate of Flannel',
      text: file('flannel', '"delegate": {"type": "win-bridge", "loopbackDSR": "true"}'),
      messages: [/loopbackDSR must be true or false/],
    },
    {
      name: 'a flag of sdnbridge',
      text: file('sdnbridge', '"optionalFlags": {"forceBridgeGateway": "yes"}'),
      messages: [/forceBridgeGateway must be/],
    },
    {
      name: 'a version that is a number',
      text: '{"cniVersion": 0.3, "name": "pods", "plugins": [{"type": "win-bridge"}]}',
      messages: [/cniVersion must be a text/],
    },
  ],
})
