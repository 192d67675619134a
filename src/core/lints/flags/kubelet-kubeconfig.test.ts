import { testLint } from '../../testing/test-lint.ts'
import { kubeletKubeconfig } from './kubelet-kubeconfig.ts'

const kubelet = (flags: string) => `C:\\k\\kubelet.exe --config=C:\\k\\c.yaml ${flags}\n`

testLint(kubeletKubeconfig, {
  valid: [
    { name: 'both', text: kubelet('--bootstrap-kubeconfig=C:\\k\\b --kubeconfig=C:\\k\\config') },
    { name: 'a kubeconfig of its own', text: kubelet('--kubeconfig=C:\\k\\config') },
    { name: 'neither, as who stands alone', text: kubelet('--v=2') },
    { name: 'a variable', text: kubelet('--bootstrap-kubeconfig=C:\\k\\b $env:MORE') },
    { name: 'cut by a table', text: kubelet('--bootstrap-kubeconfig=C:\\k\\boot...') },
    {
      name: 'a part of a command',
      text: `Part of its arguments:\n${kubelet('--bootstrap-kubeconfig=C:\\k\\b')}`,
    },
    {
      name: 'two that are glued, which has a lint of its own',
      text: kubelet('--bootstrap-kubeconfig=C:\\k\\b--kubeconfig=C:\\k\\config'),
    },
  ],
  invalid: [
    {
      name: 'the file of the token alone',
      text: kubelet('--bootstrap-kubeconfig=C:\\k\\b'),
      messages: [/--bootstrap-kubeconfig is given without --kubeconfig: the kubelet then runs by/],
      severity: 'error',
    },
    {
      name: 'an empty one',
      text: kubelet('--bootstrap-kubeconfig=C:\\k\\b --kubeconfig='),
      messages: [/without --kubeconfig/],
    },
    {
      name: 'a service',
      text: 'nssm set kubelet AppParameters --config=C:\\k\\c.yaml --bootstrap-kubeconfig=C:\\k\\b\n',
      messages: [/without --kubeconfig/],
    },
  ],
})
