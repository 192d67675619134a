import { testLint } from '../../testing/test-lint.ts'
import { flagPlaceholder } from './flag-placeholder.ts'

testLint(flagPlaceholder, {
  valid: [
    { name: 'a value', text: 'kube-proxy.exe --source-vip=10.244.1.2 --v=4' },
    { name: 'a redirection', text: 'kube-proxy.exe --v=4 <in.txt >out.txt' },
    { name: 'a variable', text: 'kubelet.exe --hostname-override=$(hostname) --v=4' },
  ],
  invalid: [
    {
      name: 'a name in angle brackets',
      text: 'nssm set kube-proxy AppParameters --network-name=vxlan0 --source-vip=<source-vip> --v=4',
      messages: [/--source-vip is <source-vip>/],
      severity: 'warning',
    },
  ],
})
