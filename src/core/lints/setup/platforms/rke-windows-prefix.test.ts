import { testLint } from '../../../testing/test-lint.ts'
import { rkeWindowsPrefix } from './rke-windows-prefix.ts'

const cluster = (more: string, isForWindows = true) =>
  `kubernetes_version: v1.17.2-rancher1-2\nnetwork:\n  plugin: flannel\n  options:\n    flannel_backend_type: vxlan\n    flannel_backend_vni: "4096"\n    flannel_backend_port: "4789"\n${more}windows_prefered_cluster: ${String(isForWindows)}\n`

testLint(rkeWindowsPrefix, {
  valid: [
    { name: 'no path', text: cluster('') },
    { name: 'a cluster of Linux', text: cluster('prefix_path: /opt/rke\n', false) },
    {
      name: 'a path for each',
      text: cluster("prefix_path: /opt/rke\nwin_prefix_path: 'c:\\host\\opt\\'\n"),
    },
    { name: 'a path in a comment', text: cluster('# prefix_path: /opt/rke\n') },
  ],
  invalid: [
    {
      name: 'one for Linux alone',
      text: cluster('prefix_path: /opt/rke\n'),
      messages: [/prefix_path \/opt\/rke without win_prefix_path/],
      severity: 'warning',
    },
  ],
})
