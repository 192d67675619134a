import { testLint } from '../../../testing/test-lint.ts'
import { kubesprayWindowsHost } from './kubespray-windows-host.ts'

const inventory = (hosts: string) => `[all]
cp1  ansible_host=10.0.0.1
win1 ansible_host=10.0.0.3 ansible_connection=winrm

[kube_control_plane]
cp1

[kube_node]
${hosts}
`

testLint(kubesprayWindowsHost, {
  valid: [{ name: 'nodes with Linux', text: inventory('cp1') }],
  invalid: [
    {
      name: 'a machine with Windows',
      text: inventory('cp1\nwin1'),
      messages: [/has win1, which runs Windows/],
      severity: 'warning',
    },
  ],
})
