import { testLint } from '../../../testing/test-lint.ts'
import { hnsSubnetOfPods } from './hns-subnet-of-pods.ts'

const network = (
  prefix: string,
  name = 'flannel.4096',
  type = 'overlay',
) => `PS C:\\> Get-HnsNetwork
ActivityId             : 11111111-2222-3333-4444-555555555555
ManagementIP           : 10.1.0.5
Name                   : ${name}
Subnets                : {@{AddressPrefix=${prefix}; GatewayAddress=10.61.3.1}}
Type                   : ${type}
`
const flannel = (range: string) =>
  `=== net-conf.json ===\n{ "Network": "${range}", "Backend": { "Type": "vxlan", "VNI": 4096, "Port": 4789 } }\n`
const pool = (range: string) =>
  `=== pool.yaml ===\napiVersion: crd.projectcalico.org/v1\nkind: IPPool\nmetadata: {name: a}\nspec: {cidr: ${range}, vxlanMode: Always, ipipMode: Never}\n`

testLint(hnsSubnetOfPods, {
  valid: [
    { name: 'a part of it', text: network('10.61.3.0/24') + flannel('10.61.0.0/16') },
    {
      name: 'the network of a script that keeps the adapter bound',
      text: network('192.168.255.0/30', 'External') + flannel('10.61.0.0/16'),
    },
    {
      name: 'the second of two pools',
      text: network('10.62.3.0/26', 'Calico') + pool('10.61.0.0/16') + pool('10.62.0.0/16'),
    },
    {
      name: 'a hybrid overlay, whose nodes have a range of their own',
      text:
        network('10.132.3.0/24', 'OVNKubernetesHybridOverlayNetwork') +
        'kube-proxy.exe --cluster-cidr=10.128.0.0/14\n',
    },
    {
      name: 'a bridge, whose pods may have addresses of the network around',
      text:
        network('10.9.3.0/24', 'azure', 'l2bridge') +
        'kube-proxy.exe --cluster-cidr=10.61.0.0/16\n',
    },
    { name: 'no range that is told', text: network('10.61.3.0/24') },
  ],
  invalid: [
    {
      name: 'a network of the cluster before',
      text: network('10.244.3.0/24') + flannel('10.61.0.0/16'),
      messages: [
        /^The HNS network has 10\.244\.3\.0\/24, no part of the range of pods, 10\.61\.0\.0\/16/,
      ],
      severity: 'warning',
    },
    {
      name: 'a block of a pool that is gone',
      text: network('10.244.3.64/26', 'Calico') + pool('10.61.0.0/16'),
      messages: [/no part of the range of pods/],
    },
  ],
})
