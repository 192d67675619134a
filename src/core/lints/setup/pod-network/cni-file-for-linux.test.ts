import { testLint } from '../../../testing/test-lint.ts'
import { cniFileForLinux } from './cni-file-for-linux.ts'

const list =
  '{"cniVersion": "0.3.1", "name": "cbr0", "plugins": [{"type": "flannel", "delegate": {"hairpinMode": true, "isDefaultGateway": true}}, {"type": "portmap", "capabilities": {"portMappings": true}}]}\n'
const sent = `=== 10-flannel.conflist ===\n${list}`
const message = (folder: string) =>
  `=== events.txt ===\nWarning  FailedCreatePodSandBox  3s  kubelet  failed to setup network for sandbox "5f": plugin type="portmap" failed (add): failed to find plugin "portmap" in path [${folder}]\n`

testLint(cniFileForLinux, {
  valid: [
    { name: 'the file of a Linux node beside', text: sent },
    { name: 'a Linux node that has not got it', text: sent + message('/opt/cni/bin') },
    {
      name: 'a file for Windows',
      text: `=== cni.conf ===\n{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "delegate": {"type": "win-bridge"}}\n${message('C:\\k\\cni')}`,
    },
  ],
  invalid: [
    {
      name: 'a Windows node that looks for its plugin',
      text: sent + message('C:\\opt\\cni\\bin'),
      messages: [/a CNI file of Linux nodes.* no portmap for Windows/],
      severity: 'error',
    },
    {
      name: 'a file that a Windows node shows',
      text: `PS C:\\> type C:\\etc\\cni\\net.d\\10-flannel.conflist\n${list}`,
      messages: [/no portmap for Windows/],
    },
  ],
})
