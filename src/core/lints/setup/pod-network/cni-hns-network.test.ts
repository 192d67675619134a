import { testLint } from '../../../testing/test-lint.ts'
import { cniHnsNetwork } from './cni-hns-network.ts'

const network = (name: string, type: string, prefix = '10.244.3.0/24') => `=== networks.txt ===
PS C:\\> Get-HnsNetwork

ActivityId   : 5A4E8E3C-1111-4111-9111-5A4E8E3C0001
ManagementIP : 10.0.0.5
Name         : ${name}
Subnets      : {@{AddressPrefix=${prefix}; GatewayAddress=10.244.3.1}}
Type         : ${type}
`
const nat =
  '{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16"]}}}'
const bridge = (name: string) =>
  `=== l2bridge.conf ===\n{"cniVersion": "0.2.0", "name": "${name}", "type": "sdnbridge", "ipam": {"subnet": "10.244.3.0/24"}, "AdditionalArgs": [${nat}]}\n`
const flannel = (name: string) =>
  `=== 10-flannel.conf ===\n{"cniVersion": "0.2.0", "name": "${name}", "type": "flannel", "delegate": {"type": "win-bridge", "apiVersion": 2, "policies": [${nat}]}}\n`

testLint(cniHnsNetwork, {
  valid: [
    {
      name: 'another name than flanneld makes, which its own check reports',
      text:
        flannel('vxlan0') +
        network('flannel.4096', 'Overlay') +
        '=== net-conf.json ===\n{"Network": "10.244.0.0/16", "Backend": {"Type": "vxlan", "VNI": 4096}}\n',
    },
    { name: 'the network of the file', text: flannel('cbr0') + network('cbr0', 'L2Bridge') },
    { name: 'no listing', text: flannel('cbr0') },
    { name: 'only networks of Windows itself', text: flannel('cbr0') + network('nat', 'nat') },
    {
      name: 'a name that is a type, of which the plugin makes the network',
      text: bridge('l2bridge') + network('nat', 'nat'),
    },
    { name: 'its own subnet', text: bridge('ext') + network('ext', 'L2Bridge') },
  ],
  invalid: [
    {
      name: 'another name than a ConfigMap gives, beside which the node may have a file of its own',
      text:
        flannel('vxlan0') +
        network('flannel.4096', 'Overlay') +
        '=== flannel.yml ===\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: kube-flannel-cfg}\ndata:\n  net-conf.json: |\n    {"Network": "10.244.0.0/16", "Backend": {"Type": "vxlan", "VNI": 4096}}\n',
      messages: [/names the network vxlan0; HNS has flannel\.4096/],
      severity: 'error',
    },
    {
      name: 'win-bridge on an overlay',
      text: flannel('vxlan0') + network('vxlan0', 'Overlay'),
      messages: [
        /win-bridge takes networks of type l2bridge or l2tunnel, and the HNS network vxlan0 is overlay/,
      ],
      severity: 'error',
    },
    {
      name: 'another name',
      text: flannel('vxlan0') + network('flannel.4096', 'Overlay'),
      messages: [/names the network vxlan0; HNS has flannel\.4096/],
      severity: 'error',
    },
    {
      name: 'a name that is no type, with a plugin that makes the network',
      text: bridge('mine') + network('nat', 'nat'),
      messages: [/HNS has no network mine, and that is no type/],
      severity: 'warning',
    },
    {
      name: 'translation on a transparent network',
      text: bridge('ext') + network('ext', 'Transparent'),
      messages: [/0x803B0007/],
      severity: 'error',
    },
    {
      name: 'another subnet',
      text: bridge('ext') + network('ext', 'L2Bridge', '10.244.7.0/24'),
      messages: [/addresses of 10\.244\.3\.0\/24, and the HNS network has 10\.244\.7\.0\/24/],
      severity: 'warning',
    },
  ],
})
