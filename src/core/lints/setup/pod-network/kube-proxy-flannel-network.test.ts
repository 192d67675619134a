import { testLint } from '../../../testing/test-lint.ts'
import { kubeProxyFlannelNetwork } from './kube-proxy-flannel-network.ts'

const backend = (text: string) =>
  `=== net-conf.json ===\n{"Network": "10.244.0.0/16", "Backend": {${text}}}\n`
const line = (name: string) =>
  `=== start.cmd ===\nC:\\k\\kube-proxy.exe --proxy-mode=kernelspace --kubeconfig=C:\\k\\config --network-name=${name}\n`
const vxlan = '"Type": "vxlan", "VNI": 5000, "Port": 4789'

testLint(kubeProxyFlannelNetwork, {
  valid: [
    { name: 'the name by itself', text: backend(vxlan) + line('flannel.5000') },
    {
      name: 'the name that is written',
      text: backend(`${vxlan}, "Name": "vxlan0"`) + line('vxlan0'),
    },
    { name: 'the name of host-gw', text: backend('"Type": "host-gw"') + line('cbr0') },
    { name: 'a variable', text: backend(vxlan) + line('%NETWORK%') },
    {
      name: 'a VNI with which flanneld makes none',
      text: backend('"Type": "vxlan"') + line('flannel.4096'),
    },
  ],
  invalid: [
    {
      name: 'a ConfigMap, beside which the node may have a file of its own',
      text: `=== flannel.yml ===\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: kube-flannel-cfg}\ndata:\n  net-conf.json: |\n    {"Network": "10.244.0.0/16", "Backend": {${vxlan}}}\n${line('vxlan0')}`,
      messages: [/flannel\.5000, and the Windows node goes by vxlan0/],
      severity: 'unknown',
    },
    {
      name: 'another name than a ConfigMap and the CNI file of the node have',
      text: `=== flannel.yml ===\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: kube-flannel-cfg}\ndata:\n  net-conf.json: |\n    {"Network": "10.244.0.0/16", "Backend": {${vxlan}}}\n=== 10-flannel.conf ===\n{"cniVersion": "0.2.0", "name": "flannel.5000", "type": "flannel", "delegate": {"type": "win-overlay", "apiVersion": 2}}\n${line('vxlan0')}`,
      messages: [/looks for the network vxlan0; flanneld makes flannel\.5000/],
      severity: 'error',
    },
    {
      name: 'a name that some other file has to hold',
      text: backend(vxlan) + line('vxlan0'),
      messages: [
        /The file gives the network the name flannel\.5000, and the Windows node goes by vxlan0/,
      ],
      severity: 'unknown',
    },
    {
      name: 'the name of another VNI',
      text: backend(vxlan) + line('flannel.4096'),
      messages: [
        /looks for the network flannel\.4096; flanneld makes flannel\.5000, as the backend/,
      ],
      severity: 'error',
    },
    {
      name: 'the variable in a manifest',
      text: `${backend(vxlan)}=== p.yaml ===\napiVersion: apps/v1\nkind: DaemonSet\nmetadata: {name: kube-proxy-windows}\nspec:\n  template:\n    spec:\n      nodeSelector: {kubernetes.io/os: windows}\n      containers:\n      - name: kube-proxy\n        image: sigwindowstools/kube-proxy:v1.28.6-flannel-hostprocess\n        env:\n        - name: KUBE_NETWORK\n          value: flannel.4096\n`,
      messages: [/flanneld makes flannel\.5000/],
    },
  ],
})
