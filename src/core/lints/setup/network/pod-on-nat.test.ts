import { testLint } from '../../../testing/test-lint.ts'
import { podOnNat } from './pod-on-nat.ts'

const setup = (
  ip: string,
  prefix = '10.244.2.0/24',
) => `PS C:\\> Get-HnsNetwork | select Name, Type, ManagementIP, Subnets

Name    Type     ManagementIP Subnets
----    ----     ------------ -------
vxlan0  Overlay  10.0.0.20    {@{AddressPrefix=${prefix}; GatewayAddress=10.244.2.1}}

PS C:\\> kubectl get pod -o wide
NAME    READY   STATUS    RESTARTS   AGE   IP              NODE
web-1   1/1     Running   0          5m    ${ip}    win-1
`

const networkList = (node: string) => `PS C:\\> Get-HnsNetwork

ManagementIP       : ${node}
Name               : vxlan0
Type               : Overlay
`

const listed = (own: string, networks: readonly string[]) => `PS C:\\> hnsdiag list all
Networks:
Name             ID
nat              FD741616-F4D9-40F2-8090-D280C3B15D69
${own}             50C2A967-5E00-46EF-99B0-41DB00C30DFC

Endpoints:
Name             ID                                   Virtual Network Name
${networks.map((name, i) => `6b7293ffab3a5${i}_${name} eb3b4758-6ea0-497f-838f-dda5e0ae68c${i} ${name}\n`).join('')}
`

testLint(podOnNat, {
  valid: [
    {
      name: 'agents that have the address of their host',
      text: `Pod CIDR is 10.244.0.0/16.

$ kubectl get pods -A -o wide
NAMESPACE     NAME                                  READY   STATUS    RESTARTS   AGE   IP              NODE
kube-system   kube-flannel-ds-windows-amd64-rgt9z   1/1     Running   0          19h   172.31.21.201   win-1
`,
    },
    {
      name: 'pods that share the address of their host',
      text: `${setup('172.24.20.11')}web-2   1/1     Running   0          5m    172.24.20.11    win-1\n`,
    },
    { name: 'an address of the pod network', text: setup('10.244.2.7') },
    {
      name: 'the address of the node, which is of that range too',
      text: `${setup('172.18.0.20')}
${networkList('172.18.0.20')}`,
    },
    {
      name: 'the address of the node in a table',
      text: `${setup('172.18.0.20')}
PS C:\\> Get-HnsNetwork | Select Name,Type,ManagementIP

Name     Type    ManagementIP
----     ----    ------------
vxlan0   Overlay 172.18.0.20
`,
    },
    {
      name: 'endpoints of the pod network beside one of NAT',
      text: listed('cbr0', ['nat', 'cbr0']),
    },
    { name: 'endpoints of NAT on a node without a pod network', text: listed('ext', ['nat']) },
    { name: 'a node without endpoints', text: listed('cbr0', []) },
    { name: 'a pod network of that kind', text: setup('172.20.3.7', '172.20.3.0/24') },
  ],
  invalid: [
    {
      name: 'endpoints of NAT alone beside a network of flannel',
      text: listed('flannel.4096', ['nat', 'nat']),
      messages: [/^All endpoints of the node are of the network nat and none is of flannel\.4096/],
      severity: 'warning',
    },
    {
      name: 'an address of the NAT network, whose file was sent',
      text: `Pod network 10.244.0.0/16.\n\n=== 0-nat.conf ===\n{"cniVersion": "0.2.0", "name": "nat", "type": "nat", "ipam": {"subnet": "172.24.16.0/20"}}\n${setup('172.24.20.11')}`,
      messages: [/^The pod has 172\.24\.20\.11/],
    },
    {
      name: 'an address of the NAT network',
      text: setup('172.24.20.11'),
      messages: [/^The pod has 172\.24\.20\.11/],
      severity: 'warning',
    },
  ],
})
