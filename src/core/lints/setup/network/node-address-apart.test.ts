import { testLint } from '../../../testing/test-lint.ts'
import { nodeAddressApart } from './node-address-apart.ts'

const setup = (address: string) => `
networking:
  serviceSubnet: 10.112.0.0/12
  podSubnet: 10.244.0.0/16
apiVersion: kubeadm.k8s.io/v1beta3
kind: ClusterConfiguration
---
NAME    STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                       KERNEL-VERSION    CONTAINER-RUNTIME
win-7   Ready    <none>   1d    v1.30.2   ${address}   <none>        Windows Server 2022 Standard   10.0.20348.2527   containerd://1.7.18
`

const routed = (prefix: string, dns: string) => `
C:\\k\\kubelet.exe --node-ip=10.105.160.31 --cluster-dns=${dns} --pod-infra-container-image=pause:1
---
{"name": "cbr0", "type": "flannel", "delegate": {"type": "win-bridge", "policies": [
  {"Name": "EndpointPolicy", "Value": {"Type": "ROUTE", "DestinationPrefix": "${prefix}", "NeedEncap": true}}
]}}
`

testLint(nodeAddressApart, {
  valid: [
    { name: 'an address of its own network', text: setup('10.30.4.21') },
    { name: 'an address among those of pods, which may live there', text: setup('10.244.4.21') },
    { name: 'a route beside the node', text: routed('10.112.0.0/12', '10.112.0.10') },
    { name: 'a route that is not of Services', text: routed('10.104.0.0/14', '10.96.0.10') },
  ],
  invalid: [
    {
      name: 'an address in the route of a CNI file that has the DNS of the cluster',
      text: routed('10.96.0.0/12', '10.96.0.10'),
      messages: [/10\.105\.160\.31, which lies in the range of Services, 10\.96\.0\.0\/12/],
      severity: 'warning',
    },
    {
      name: 'an address among those of pods of Calico',
      text: `We use Calico.\n---${setup('10.244.4.21')}`,
      messages: [/10\.244\.4\.21, which lies in the range of pods, 10\.244\.0\.0\/16/],
      severity: 'error',
    },
    {
      name: 'an address among those of Services',
      text: setup('10.113.4.21'),
      messages: [/10\.113\.4\.21, which lies in the range of Services, 10\.112\.0\.0\/12/],
      severity: 'error',
    },
    {
      name: 'an address among those of an overlay',
      text: `{"Network": "10.244.0.0/16", "Backend": {"Type": "vxlan", "VNI": 4096, "Port": 4789}}\n---${setup('10.244.4.21')}`,
      messages: [/10\.244\.4\.21, which lies in the range of pods, 10\.244\.0\.0\/16/],
      severity: 'error',
    },
  ],
})
