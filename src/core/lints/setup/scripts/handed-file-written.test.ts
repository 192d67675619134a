import { testLint } from '../../../testing/test-lint.ts'
import { handedFileWritten } from './handed-file-written.ts'

const script = (written: string, handed: string, more = '') => `$cfg = Get-Template
Set-Content -Path ${written} -Value $cfg
${more}sc.exe create kubelet binPath= "C:\\k\\kubelet.exe --windows-service ${handed} --hostname-override=w9"
`

testLint(handedFileWritten, {
  valid: [
    { name: 'one path', text: script('C:\\k\\kubelet.yaml', '--config=C:\\k\\kubelet.yaml') },
    {
      name: 'a file that is moved there',
      text: script(
        'C:\\k\\kubelet-config.yaml',
        '--config=C:\\k\\kubelet.yaml',
        'Move-Item C:\\k\\kubelet-config.yaml C:\\k\\kubelet.yaml\n',
      ),
    },
    {
      name: 'another folder',
      text: script('C:\\tmp\\kubelet-config.yaml', '--config=C:\\k\\kubelet.yaml'),
    },
    {
      name: 'a file of something else',
      text: script('C:\\k\\flannel.yaml', '--config=C:\\k\\kubelet.yaml'),
    },
    {
      name: 'settings beside access to the cluster',
      text: script('C:\\k\\kubelet-config.yaml', '--kubeconfig=C:\\k\\config'),
    },
  ],
  invalid: [
    {
      name: 'settings under another name',
      text: script('C:\\k\\kubelet-config.yaml', '--config=C:\\k\\kubelet.yaml'),
      messages: [/writes C:\\k\\kubelet-config\.yaml, and hands C:\\k\\kubelet\.yaml/],
      severity: 'warning',
    },
    {
      name: 'access under another name',
      text: script('C:\\k\\config', '--kubeconfig=C:\\k\\kubeconfig'),
      messages: [/writes C:\\k\\config, and hands/],
    },
  ],
})
