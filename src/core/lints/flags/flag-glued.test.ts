import { testLint } from '../../testing/test-lint.ts'
import { flagGlued } from './flag-glued.ts'

testLint(flagGlued, {
  valid: [
    {
      name: 'flags with blanks',
      text: 'kube-proxy.exe --hostname-override=a --kubeconfig=c:\\k\\config',
    },
    { name: 'dashes in a value', text: 'kubelet.exe --node-labels=a--b=c --max-pods=30' },
  ],
  invalid: [
    {
      name: 'two flags in one',
      text: 'kube-proxy.exe --v=4 --hostname-override=a--kubeconfig=c:\\k\\config --proxy-mode=kernelspace',
      messages: [/--kubeconfig is glued to --hostname-override/],
      severity: 'error',
    },
  ],
})
