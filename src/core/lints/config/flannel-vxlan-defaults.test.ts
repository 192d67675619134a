import { testLint } from '../../testing/test-lint.ts'
import { flannelVxlanDefaults } from './flannel-vxlan-defaults.ts'

const values = (more: string) => `podCidr: 10.244.0.0/16
flannel:
  backend: vxlan
${more}`
const node = `---
os: Windows Server 2022
`

testLint(flannelVxlanDefaults, {
  valid: [
    {
      name: 'a backend that names both',
      text: '{"Network": "10.244.0.0/16", "Backend": {"Type": "vxlan", "VNI": 4096, "Port": 4789}}',
    },
    {
      name: 'a cluster of Linux nodes',
      text: 'kubectl get cm -n kube-flannel kube-flannel-cfg -o jsonpath={.data}\n{"Network": "10.244.0.0/16", "Backend": {"Type": "vxlan"}}\n\nkubectl get nodes -o wide\nNAME   STATUS   ROLES           AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE             KERNEL-VERSION      CONTAINER-RUNTIME\ncp     Ready    control-plane   40d   v1.30.2   10.0.0.10     <none>        Ubuntu 22.04.4 LTS   5.15.0-113-generic   containerd://1.7.12\nw1     Ready    <none>          40d   v1.30.2   10.0.0.11     <none>        Ubuntu 22.04.4 LTS   5.15.0-113-generic   containerd://1.7.12\n',
    },
    {
      name: 'rows of Linux nodes without their head',
      text: 'kubectl get cm -n kube-flannel kube-flannel-cfg -o jsonpath={.data}\n{"Network": "10.244.0.0/16", "Backend": {"Type": "vxlan"}}\nkubectl get no -o wide\ncp   Ready   control-plane   40d   v1.30.2   10.0.0.10   <none>   Ubuntu 22.04.4 LTS   5.15.0-113-generic   containerd://1.7.12\n',
    },
    {
      name: 'a file of Windows nodes beside the one of the cluster',
      text: `{"Network": "10.244.0.0/16", "Backend": {"name": "vxlan0", "type": "vxlan"}}

kubectl get cm -n kube-flannel kube-flannel-cfg -o jsonpath={.data}
{"Network": "10.244.0.0/16", "Backend": {"Type": "vxlan", "VNI": 4096, "Port": 4789}}
`,
    },
    { name: 'values of a cluster of which nobody tells a Windows node', text: values('') },
    { name: 'values that name both', text: values('  vni: 4096\n  backendPort: 4789\n') + node },
    { name: 'values for host-gw', text: values('').replace('vxlan', 'host-gw') + node },
    { name: 'host-gw', text: '{"Network": "10.244.0.0/16", "Backend": {"Type": "host-gw"}}' },
  ],
  invalid: [
    {
      name: 'values that name neither, beside a Windows node',
      text: values('') + node,
      messages: [/values name no vni/, /values name no backendPort/],
      severity: 'error',
    },
    {
      name: 'values that leave the port to flanneld',
      text: values('  vni: 4096\n  backendPort: 0\n') + node,
      messages: [/values name no backendPort/],
    },
    {
      name: 'a file of Windows nodes alone',
      text: '{"Network": "10.244.0.0/16", "Backend": {"name": "vxlan0", "type": "vxlan"}}',
      messages: [/no VNI.*unless the file of the Linux nodes says the same/, /no Port.*unless/],
      severity: 'warning',
    },
    {
      name: 'a backend that names neither',
      text: '{"Network": "10.244.0.0/16", "Backend": {"Type": "vxlan"}}',
      messages: [/no VNI/, /no Port/],
      severity: 'error',
    },
  ],
})
