import { testLint } from '../../testing/test-lint.ts'
import { nodeLocalDnsOfLinux } from './node-local-dns.ts'

const kubelet = (dns: string) => `kubelet.exe --cluster-dns=${dns} --max-pods=30`

testLint(nodeLocalDnsOfLinux, {
  valid: [{ name: 'the DNS Service', text: kubelet('10.96.0.10') }],
  invalid: [
    {
      name: 'the cache of Linux nodes',
      text: kubelet('169.254.20.10'),
      messages: [/169\.254\.20\.10 is a link-local address/],
      severity: 'warning',
    },
  ],
})
