import { testLint } from '../../../testing/test-lint.ts'
import { computerNameCut } from './computer-name-cut.ts'

const line = (name: string) =>
  String.raw`C:\k\kube-proxy.exe --windows-service --proxy-mode=kernelspace --hostname-override=${name} --kubeconfig=C:\k\config`
const node = (name: string) =>
  `kubectl get nodes\nNAME   STATUS   ROLES    AGE   VERSION\n${name}   Ready    <none>   3d    v1.29.2\n\n`

testLint(computerNameCut, {
  valid: [
    { name: 'a short name', text: `${node('win-1')}${line('$env:COMPUTERNAME')}` },
    {
      name: 'the name as it is',
      text: `${node('kubernetes-windows-01')}${line('kubernetes-windows-01')}`,
    },
    {
      name: 'the name of the host',
      text: `${node('kubernetes-windows-01')}${line('$(hostname)')}`,
    },
    { name: 'nobody tells the name', text: line('$env:COMPUTERNAME') },
  ],
  invalid: [
    {
      name: 'a node in a list',
      text: `${node('kubernetes-windows-01')}${line('$env:COMPUTERNAME')}`,
      messages: [/KUBERNETES-WIND\. The host is kubernetes-windows-01/],
      severity: 'warning',
    },
    {
      name: 'the name of the host in a console',
      text: `PS C:\\> hostname\nkubernetes-windows-01\nPS C:\\> type start.cmd\n${line('%COMPUTERNAME%')}`,
      messages: [/holds 15 characters/],
    },
  ],
})
