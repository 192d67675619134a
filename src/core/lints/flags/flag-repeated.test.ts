import { testLint } from '../../testing/test-lint.ts'
import { flagRepeated } from './flag-repeated.ts'

testLint(flagRepeated, {
  valid: [
    { name: 'the same value', text: 'kubelet.exe --hostname-override=a --hostname-override=a' },
    {
      name: 'lists and maps, which grow',
      text: 'kubelet.exe --cluster-dns=10.96.0.10 --cluster-dns=10.96.0.11 --node-labels=a=b --node-labels=c=d',
    },
    { name: 'more of the log', text: 'kubelet.exe --v=2 --hostname-override=a --v=6' },
    { name: 'a flag of flanneld', text: 'flanneld.exe --iface=10.0.0.4 --iface=10.0.1.4' },
  ],
  invalid: [
    {
      name: 'two values',
      text: 'kubelet.exe --max-pods=110 --hostname-override=a --max-pods=30',
      messages: [
        '--max-pods stands on the line more than once, as 110 and as 30: kubelet takes the last one, 30.',
      ],
      severity: 'warning',
    },
    {
      name: 'one that the script finds out',
      text: 'kube-proxy.exe --proxy-mode=kernelspace --hostname-override=a --hostname-override=$(hostname)',
      messages: [/--hostname-override .* takes the last one, \$\(hostname\)\.$/],
      severity: 'warning',
    },
  ],
})
