import { testLint } from '../../../testing/test-lint.ts'
import { cniNetConfApart } from './cni-net-conf-apart.ts'

const netConf = (folder: string) =>
  `=== ${folder}\\net-conf.json ===\n{"Network": "10.244.0.0/16", "Backend": {"Type": "host-gw"}}\n`
const plugin = (folder: string) =>
  `=== ${folder}\\10-flannel.conf ===\n{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "delegate": {"type": "win-bridge"}}\n`
const folder = String.raw`C:\etc\cni\net.d`

testLint(cniNetConfApart, {
  valid: [
    { name: 'its own folder', text: netConf(String.raw`C:\etc\kube-flannel`) + plugin(folder) },
    {
      name: 'a folder that the runtime does not read',
      text: `=== config.toml ===\nversion = 2\n[plugins."io.containerd.grpc.v1.cri".cni]\n  conf_dir = 'C:\\cni\\conf'\n${netConf(folder)}`,
    },
  ],
  invalid: [
    {
      name: 'as a command shows it',
      text: 'PS C:\\> cat C:\\etc\\cni\\net.d\\net-conf.json\n{"Network": "10.244.0.0/16", "Backend": {"Type": "vxlan", "VNI": 4096, "Port": 4789}}\n',
      messages: [/lies among the CNI files/],
      severity: 'error',
    },
    {
      name: 'alone among the CNI files',
      text: netConf(folder),
      messages: [/reads it as one and stops at "missing 'type'"/],
      severity: 'error',
    },
    {
      name: 'behind the CNI file',
      text: netConf(folder) + plugin(folder),
      messages: [/takes 10-flannel\.conf as long as/],
      severity: 'warning',
    },
    {
      name: 'in the folder of the kubelet',
      text: `PS C:\\k> .\\kubelet.exe --network-plugin=cni --cni-conf-dir=C:\\k\\cni\\config --v=4\n${netConf(String.raw`C:\k\cni\config`)}`,
      messages: [/lies among the CNI files/],
      severity: 'error',
    },
  ],
})
