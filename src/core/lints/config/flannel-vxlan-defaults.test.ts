import { testLint } from '../../testing/test-lint.ts'
import { flannelVxlanDefaults } from './flannel-vxlan-defaults.ts'

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
    { name: 'host-gw', text: '{"Network": "10.244.0.0/16", "Backend": {"Type": "host-gw"}}' },
  ],
  invalid: [
    {
      name: 'a backend that names neither',
      text: '{"Network": "10.244.0.0/16", "Backend": {"Type": "vxlan"}}',
      messages: [/no VNI/, /no Port/],
      severity: 'error',
    },
  ],
})
