import { testLint } from '../../../testing/test-lint.ts'
import { podSubnetAgrees } from './pod-subnet-agrees.ts'

const env = (subnet: string) => `FLANNEL_NETWORK=10.244.0.0/16
FLANNEL_SUBNET=${subnet}
FLANNEL_MTU=1500
FLANNEL_IPMASQ=true
`
const network = (prefix: string, type = 'l2bridge') => `PS C:\\> Get-HnsNetwork
ActivityId             : 11111111-2222-3333-4444-555555555555
ManagementIP           : 10.1.0.5
Name                   : cbr0
Subnets                : {@{AddressPrefix=${prefix}; GatewayAddress=10.244.3.1}}
Type                   : ${type}
`
const node = (range: string) => `=== node.yaml ===
apiVersion: v1
kind: Node
metadata: {name: win-1}
spec: {podCIDR: ${range}}
status: {nodeInfo: {operatingSystem: windows, kubeletVersion: v1.29.3}}
`

const listed = `=== nodes.txt ===
$ kubectl get nodes -o custom-columns=NAME:.metadata.name,POD:.spec.podCIDR
NAME    POD
lin-a   10.244.0.0/24
win-c   10.244.5.0/24
`

const two = `=== nodes.txt ===
$ kubectl get nodes -o custom-columns=NAME:.metadata.name,POD:.spec.podCIDR
NAME    POD
win-b   10.244.3.0/24
win-c   10.244.5.0/24
`
const onHost = (name: string, output: string) =>
  `${two}=== host.txt ===\nPS C:\\> hostname\n${name}\n${output}`

testLint(podSubnetAgrees, {
  valid: [
    {
      name: 'the subnet of the host among several',
      text: onHost('WIN-C', network('10.244.5.0/24')),
    },
    {
      name: 'several nodes, and nobody says which one it is',
      text: two + network('10.244.3.0/24'),
    },
    { name: 'a host that is none of the nodes', text: onHost('jump1', network('10.244.3.0/24')) },
    {
      name: 'a network of Calico, which cuts its own blocks',
      text: network('10.244.7.64/26').replace('cbr0', 'Calico') + node('10.244.3.0/24'),
    },
    {
      name: 'the same subnet without subnet.env',
      text: network('10.244.3.0/24') + node('10.244.3.0/24'),
    },
    { name: 'one subnet', text: env('10.244.3.1/24') },
    { name: 'the subnet of its network', text: env('10.244.3.1/24') + network('10.244.3.0/24') },
    { name: 'the network of Docker', text: env('10.244.3.1/24') + network('172.17.0.0/16', 'nat') },
    { name: 'the range of the node', text: env('10.244.3.1/24') + node('10.244.3.0/24') },
    {
      name: 'the subnet of the Windows node among others',
      text: network('10.244.5.0/24') + listed,
    },
  ],
  invalid: [
    {
      name: 'the subnet of another node than the host',
      text: onHost('win-c', network('10.244.3.0/24')),
      messages: [/The HNS network has 10\.244\.3\.0\/24, and the node 10\.244\.5\.0\/24/],
      severity: 'warning',
    },
    {
      name: 'a subnet.env of another node than the host',
      text: onHost('win-c', `PS C:\\> type C:\\run\\flannel\\subnet.env\n${env('10.244.3.1/24')}`),
      messages: [
        /subnet\.env gives the node 10\.244\.3\.0\/24; the API server has 10\.244\.5\.0\/24/,
      ],
    },
    {
      name: 'a subnet that the Windows node of a list had before',
      text: network('10.244.3.0/24') + listed,
      messages: [/The HNS network has 10\.244\.3\.0\/24, and the node 10\.244\.5\.0\/24/],
      severity: 'warning',
    },
    {
      name: 'an HNS network of another subnet than the node, without subnet.env',
      text: network('10.244.7.0/24') + node('10.244.3.0/24'),
      messages: [/The HNS network has 10\.244\.7\.0\/24, and the node 10\.244\.3\.0\/24/],
      severity: 'warning',
    },
    {
      name: 'a subnet of another cluster',
      text: env('10.42.3.1/24'),
      messages: [/10\.42\.3\.0\/24 is no part of the network 10\.244\.0\.0\/16/],
      severity: 'warning',
    },
    {
      name: 'an HNS network from before',
      text: env('10.244.3.1/24') + network('10.244.7.0/24'),
      messages: [/gives the node 10\.244\.3\.0\/24; its HNS network has 10\.244\.7\.0\/24/],
      severity: 'warning',
    },
    {
      name: 'a node that was added anew',
      text: env('10.244.3.1/24') + node('10.244.7.0/24'),
      messages: [/the API server has 10\.244\.7\.0\/24/],
      severity: 'warning',
    },
  ],
})
