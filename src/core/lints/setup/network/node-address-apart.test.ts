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

testLint(nodeAddressApart, {
  valid: [
    { name: 'an address of its own network', text: setup('10.30.4.21') },
    { name: 'an address among those of pods, which may live there', text: setup('10.244.4.21') },
  ],
  invalid: [
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
