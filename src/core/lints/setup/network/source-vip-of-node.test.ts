import { testLint } from '../../../testing/test-lint.ts'
import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'
import { sourceVipOfNode } from './source-vip-of-node.ts'

const vip = (address: string) =>
  `=== SourceVip.json ===\n{"ip4":{"ip":"${address}/24","gateway":"10.244.1.1"},"dns":{}}\n`
const subnet = (range: string) =>
  `=== subnet.env ===\nFLANNEL_NETWORK=10.244.0.0/16\nFLANNEL_SUBNET=${range}\n`
const node = (name: string, range: string) =>
  `---\napiVersion: v1\nkind: Node\nmetadata: {name: ${name}}\nspec: {podCIDR: ${range}}\nstatus: {nodeInfo: {kubeletVersion: v1.27.1, operatingSystem: windows}}\n`

const hns = (address: string) =>
  `PS C:\\k> Get-HnsNetwork\n\nManagementIP : 10.1.0.9\nName         : flannel.4096\nSubnets      : {@{AddressPrefix=10.244.7.0/24; GatewayAddress=10.244.7.1}}\nType         : Overlay\n\nPS C:\\k> .\\kube-proxy.exe --proxy-mode=kernelspace --network-name=flannel.4096 --cluster-cidr=10.244.0.0/16 --source-vip=${address} --hostname-override=w1\n`

testLint(sourceVipOfNode, {
  valid: [
    { name: 'of the subnet of the node', text: vip('10.244.1.2') + subnet('10.244.1.1/24') },
    {
      name: 'of several nodes, one of which it may be',
      text: vip('10.244.3.2') + node('win1', '10.244.1.0/24') + node('win2', '10.244.3.0/24'),
    },
    { name: 'no subnet', text: vip('10.244.1.2') },
    { name: 'of the overlay of the node', text: hns('10.244.7.2') },
    {
      name: 'beside the network for nat alone',
      text: hns('10.244.7.2').replace('10.244.7.0/24', '172.29.0.0/20'),
    },
    {
      name: 'of a block of Calico, which does not use the subnet of the node',
      text: `=== a.ps1 ===
C:\\k\\kube-proxy.exe --network-name=Calico --source-vip=10.244.115.66 --proxy-mode=kernelspace --hostname-override=win1
=== n.yaml ===
${node('win1', '10.244.3.0/24')}`,
    },
  ],
  invalid: [
    {
      name: 'the gateway of the subnet',
      text: hns('10.244.7.1'),
      messages: [
        /10\.244\.7\.1 is one of the first two addresses of the pod subnet, 10\.244\.7\.0\/24/,
      ],
      severity: 'warning',
    },
    {
      name: 'of another subnet than the overlay of the node has',
      text: hns('10.244.5.2'),
      messages: [/10\.244\.5\.2 is no address of 10\.244\.7\.0\/24/],
      severity: 'warning',
    },
    {
      name: 'of the subnet before',
      text: vip('10.244.5.2') + subnet('10.244.1.1/24'),
      messages: [/10\.244\.5\.2 is no address of 10\.244\.1\.0\/24/],
      severity: 'error',
    },
    {
      name: 'of another subnet than the object of the node has',
      text: `${vip('10.244.5.2')}=== n.yaml ===\n${node('win1', '10.244.3.0/24')}`,
      messages: [/no address of 10\.244\.3\.0\/24/],
      severity: 'warning',
    },
  ],
})

const started = (name: string, address: string) =>
  `C:\\k\\kube-proxy.exe --network-name=vxlan0 --source-vip=${address} --proxy-mode=kernelspace --hostname-override=${name}\n`

const foundBeside = (text: string) =>
  diagnose([
    { name: 'proxy.ps1', text },
    {
      name: 'nodes.txt',
      text: `$ kubectl get nodes -o jsonpath='{range .items[*]}{.metadata.name}{"\\t"}{.spec.podCIDR}{"\\n"}{end}'\ncp-0\t10.244.0.0/24\nwin1\t10.244.1.0/24\nwin2\t10.244.3.0/24\n`,
    },
  ]).findings.flatMap(({ id, message }) => (id === 'source-vip-of-node' ? [message] : []))

test('of several nodes the one counts that the file with the address names', () => {
  expect(foundBeside(started('win2', '10.244.1.2'))).toEqual([
    expect.stringMatching(/10\.244\.1\.2 is no address of 10\.244\.3\.0\/24/),
  ])
})

test.each([
  ['its own', started('win2', '10.244.3.2')],
  ['one of two', started('win2', '10.244.1.2') + started('win1', '10.244.1.2')],
  ['none of them', started('win9', '10.244.1.2')],
])('a source VIP of several nodes, beside the name of %s', (_, text) => {
  expect(foundBeside(text)).toEqual([])
})
