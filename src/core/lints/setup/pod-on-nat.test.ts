import { testLint } from '../../testing/test-lint.ts'
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
    { name: 'a pod network of that kind', text: setup('172.20.3.7', '172.20.3.0/24') },
  ],
  invalid: [
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
