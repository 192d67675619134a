import { testLint } from '../../../testing/test-lint.ts'
import { cniPluginPresent } from './cni-plugin-present.ts'

const containerd = (folder: string) =>
  `=== config.toml ===\nversion = 2\n[plugins."io.containerd.grpc.v1.cri".cni]\n  bin_dir = "${folder}"\n[plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runhcs-wcow-process]\n`
const listing = (folder: string, ...programs: readonly string[]) =>
  `C:\\>dir ${folder}\n Volume in drive C has no label.\n\n Directory of ${folder}\n\n${programs
    .map((name) => `08/09/2023  10:00 AM         3,482,112 ${name}\n`)
    .join('')}`
const flannel =
  '=== 10-flannel.conf ===\n{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "delegate": {"type": "win-bridge"}}\n'
const bin = String.raw`C:\opt\cni\bin`

testLint(cniPluginPresent, {
  valid: [
    {
      name: 'all plugins of the file',
      text: containerd('C:/opt/cni/bin') + listing(bin, 'flannel.exe', 'win-bridge.exe') + flannel,
    },
    { name: 'no listing', text: containerd('C:/opt/cni/bin') + flannel },
    { name: 'no setting', text: listing(bin, 'flannel.exe', 'win-bridge.exe') + flannel },
    {
      name: 'no setting, and programs in a folder of one’s own',
      text: listing(String.raw`D:\plugins`, 'flannel.exe') + flannel,
    },
    {
      name: 'no setting, and a usual folder without a plugin',
      text: listing(bin, 'nssm.exe') + flannel,
    },
    {
      name: 'no setting, and plugins in two of the usual folders',
      text:
        listing(bin, 'flannel.exe') +
        listing(String.raw`C:\Program Files\containerd\cni\bin`, 'win-bridge.exe') +
        flannel,
    },
  ],
  invalid: [
    {
      name: 'a usual folder without the delegate, and no setting',
      text: listing(bin, 'flannel.exe', 'host-local.exe') + flannel,
      messages: [/C:\\opt\\cni\\bin has other plugins and no win-bridge\.exe; unless/],
      severity: 'warning',
    },
    {
      name: 'a folder without the delegate',
      text: containerd('C:/opt/cni/bin') + listing(bin, 'flannel.exe', 'host-local.exe') + flannel,
      messages: [/its listing has no win-bridge\.exe/],
      severity: 'error',
    },
    {
      name: 'plugins in another folder',
      text: containerd('C:/cni/bin') + listing(bin, 'flannel.exe', 'win-bridge.exe') + flannel,
      messages: [
        /looks for plugins in C:\/cni\/bin, and the plugins are listed in C:\\opt\\cni\\bin/,
      ],
      severity: 'error',
    },
  ],
})
