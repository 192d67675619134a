import { testLint } from '../../../testing/test-lint.ts'
import { flannelSubnetFile } from './flannel-subnet-file.ts'

const file = (more = '') =>
  `=== 10-flannel.conf ===\n{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", ${more}"delegate": {"type": "win-bridge"}}\n`
const ofLinux =
  '=== 10-flannel.conflist ===\n{"cniVersion": "0.3.1", "name": "cbr0", "plugins": [{"type": "flannel", "delegate": {"hairpinMode": true}}, {"type": "portmap"}]}\n'
const line = (flags: string) =>
  `=== start.cmd ===\nC:\\k\\flanneld.exe --kubeconfig-file=C:\\k\\config --kube-subnet-mgr=1 ${flags}\n`

testLint(flannelSubnetFile, {
  valid: [
    { name: 'neither', text: file() + line('--iface=10.1.0.4') },
    {
      name: 'the usual place in words of Windows',
      text: file() + line('--subnet-file=C:\\run\\flannel\\subnet.env'),
    },
    {
      name: 'both, with slashes that lean the other way',
      text: file('"subnetFile": "c:/k/subnet.env", ') + line('--subnet-file=C:\\k\\subnet.env'),
    },
    { name: 'a variable', text: file() + line('--subnet-file=%SUBNET%') },
    { name: 'the file of a Linux node', text: ofLinux + line('--subnet-file=C:\\k\\subnet.env') },
    { name: 'no command line', text: file('"subnetFile": "c:/k/subnet.env", ') },
  ],
  invalid: [
    {
      name: 'a place of its own for flanneld alone',
      text: file() + line('--subnet-file=C:\\k\\flannel\\subnet.env'),
      messages: [/writes C:\\k\\flannel\\subnet\.env, .* reads \/run\/flannel\/subnet\.env, as/],
      severity: 'error',
    },
    {
      name: 'a place of its own for the plugin alone',
      text: file('"subnetFile": "C:\\\\k\\\\subnet.env", ') + line('--iface=10.1.0.4'),
      messages: [/writes \/run\/flannel\/subnet\.env, and the plugin reads C:\\k\\subnet\.env:/],
      severity: 'error',
    },
  ],
})
