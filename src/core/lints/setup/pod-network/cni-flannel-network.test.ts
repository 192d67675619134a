import { testLint } from '../../../testing/test-lint.ts'
import { cniFlannelNetwork } from './cni-flannel-network.ts'

const file = (name: string, type = 'win-bridge', ...exceptions: readonly string[]) =>
  `=== 10-flannel.conf ===\n{"cniVersion": "0.2.0", "name": "${name}", "type": "flannel", "delegate": {"type": "${type}", "apiVersion": 2, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ${JSON.stringify(exceptions)}}}}]}}\n`
const ofLinux =
  '=== cni-conf.json ===\n{"cniVersion": "0.3.1", "name": "cbr0", "plugins": [{"type": "flannel", "delegate": {"hairpinMode": true}}]}\n'
const backend = (text: string) =>
  `=== net-conf.json ===\n{"Network": "10.244.0.0/16", "Backend": {${text}}}\n`

const inObject = (text: string, more = '') =>
  `=== kube-flannel.yml ===
apiVersion: v1
kind: ConfigMap
metadata: {name: kube-flannel-cfg}
data:
  net-conf.json: |
    {"Network": "10.244.0.0/16", "Backend": {${text}}}
${more}`

testLint(cniFlannelNetwork, {
  valid: [
    {
      name: 'the range of pods in other words, on a release that adds no policy',
      text: file('cbr0', 'win-bridge', '10.0.0.0/8') + backend('"Type": "host-gw"'),
      known: { cniRelease: '0.9.1' },
    },
    {
      name: 'the name of host-gw by itself',
      text: file('cbr0', 'win-bridge', '10.244.0.0/16') + backend('"Type": "host-gw"'),
    },
    {
      name: 'the name of vxlan by itself',
      text: file('flannel.4096', 'win-overlay') + backend('"Type": "vxlan", "VNI": 4096'),
    },
    {
      name: 'the name that is written',
      text: file('vxlan0', 'win-overlay') + backend('"Type": "vxlan", "Name": "vxlan0"'),
    },
    { name: 'the file of a Linux node', text: ofLinux + backend('"Type": "vxlan"') },
    {
      name: 'a VNI with which flanneld makes no network',
      text: file('vxlan0', 'win-overlay') + backend('"Type": "vxlan", "VNI": 1'),
    },
    { name: 'an empty list', text: file('cbr0') + backend('"Type": "host-gw"') },
    { name: 'no net-conf.json', text: file('any') },
    {
      name: 'the name by itself in a ConfigMap',
      text: file('flannel.4096', 'win-overlay') + inObject('"Type": "vxlan", "VNI": 4096'),
    },
  ],
  invalid: [
    {
      name: 'win-bridge with vxlan',
      text:
        file('vxlan0', 'win-bridge', '10.244.0.0/16') +
        backend('"Type": "vxlan", "Name": "vxlan0"'),
      messages: [
        /win-bridge takes networks of type l2bridge or l2tunnel, and the backend vxlan makes/,
      ],
      severity: 'error',
    },
    {
      name: 'win-overlay with host-gw',
      text: file('cbr0', 'win-overlay') + backend('"Type": "host-gw"'),
      messages: [/win-overlay takes networks of type overlay, and the backend host-gw makes/],
      severity: 'error',
    },
    {
      name: 'another name than that by itself',
      text: file('vxlan0', 'win-overlay') + backend('"Type": "vxlan", "VNI": 4097'),
      messages: [/vxlan0; flanneld makes flannel\.4097, as the backend names none/],
      severity: 'error',
    },
    {
      name: 'another name than the one that is written',
      text:
        file('cbr0', 'win-bridge', '10.244.0.0/16') +
        backend('"Type": "host-gw", "name": "l2bridge"'),
      messages: [/cbr0; flanneld makes l2bridge:/],
      severity: 'error',
    },
    {
      name: 'a ConfigMap, beside which the node may have a file of its own',
      text: file('vxlan0', 'win-overlay') + inObject('"Type": "vxlan", "VNI": 4096, "Port": 4789'),
      messages: [/flannel\.4096, and the Windows node goes by vxlan0: right where its flanneld/],
      severity: 'unknown',
    },
    {
      name: 'a ConfigMap with the CNI file for Windows',
      text: inObject(
        '"Type": "vxlan", "VNI": 4096',
        '  cni-conf-windows.json: |\n    {"cniVersion": "0.3.0", "name": "vxlan0", "type": "flannel", "delegate": {"type": "win-overlay", "apiVersion": 2}}\n',
      ),
      messages: [/vxlan0; flanneld makes flannel\.4096, as the backend names none/],
      severity: 'error',
    },
    {
      name: 'the range of pods in other words',
      text: file('cbr0', 'win-bridge', '10.244.0.0/15') + backend('"Type": "host-gw"'),
      messages: [/second OutBoundNAT policy/],
      severity: 'warning',
    },
  ],
})
