import { testLint } from '../../../testing/test-lint.ts'
import { hnsAddressOfNode } from './hns-address-of-node.ts'

const nodes = (address: string) => `$ kubectl get nodes -o wide
NAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION     CONTAINER-RUNTIME
lin1   Ready    <none>   6d    v1.29.1   10.40.0.2     <none>        Ubuntu 22.04.3 LTS               5.15.0-91-generic  containerd://1.7.11
win1   Ready    <none>   6d    v1.29.1   ${address}     <none>        Windows Server 2022 Datacenter   10.0.20348.2113    containerd://1.7.11
`
const service = `$ kubectl get svc
NAME   TYPE           CLUSTER-IP    EXTERNAL-IP     PORT(S)        AGE
iis    LoadBalancer   10.0.61.140   35.224.254.87   80:31640/TCP   2h
`
const network = (address: string) => `PS C:\\> Get-HnsNetwork | Select Name,Type,ManagementIP
Name Type     ManagementIP
---- ----     ------------
cbr0 L2Bridge ${address}
`

testLint(hnsAddressOfNode, {
  valid: [
    { name: 'that of the node', text: nodes('10.40.0.5') + service + network('10.40.0.5') },
    { name: 'a second adapter', text: nodes('10.40.0.5') + network('192.168.7.5') },
    { name: 'no node is told', text: service + network('35.224.254.87') },
    {
      name: 'the node itself shows its adapters',
      text: `${nodes('10.40.0.5')}PS C:\\> ipconfig\n\nWindows IP Configuration\n\nEthernet adapter vEthernet (Ethernet):\n\n   IPv4 Address. . . . . . . . . . . : 10.40.0.9\n   Default Gateway . . . . . . . . . : 10.40.0.1\n\n${network('10.40.0.9')}`,
    },
    {
      name: 'perhaps that of another node, which was not sent',
      text: nodes('10.40.0.5').replace(/^lin1.*\n/m, '') + network('10.40.0.8'),
    },
    {
      name: 'one that a script is given',
      text: `${nodes('10.40.0.5')}PS> .\\start.ps1 -ManagementIP 10.40.0.8 -NetworkMode l2bridge -ClusterCIDR 10.244.0.0/16\n${network('10.40.0.8')}`,
    },
    {
      name: 'networks of two nodes',
      text: nodes('10.40.0.5') + network('10.40.0.8') + network('10.40.0.5'),
    },
  ],
  invalid: [
    {
      name: 'that of a load balancer',
      text: nodes('10.40.0.5') + service + network('35.224.254.87'),
      messages: [/35\.224\.254\.87 as ManagementIP, the external address of a Service/],
      severity: 'warning',
    },
    {
      name: 'that of an earlier lease',
      text: nodes('10.40.0.5') + network('10.40.0.8'),
      messages: [/10\.40\.0\.8 as ManagementIP, an address that no node has/],
      severity: 'warning',
    },
  ],
})
