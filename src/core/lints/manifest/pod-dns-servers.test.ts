import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { podDnsServers } from './pod-dns-servers.ts'

const asks = (...nameservers: readonly string[]) => podManifest({ dnsConfig: { nameservers } })

testLint(podDnsServers, {
  valid: [
    { name: 'three servers', document: asks('10.96.0.10', '10.0.0.1', '10.0.0.2') },
    { name: 'none', document: podManifest() },
  ],
  invalid: [
    {
      name: 'four servers',
      document: asks('10.96.0.10', '10.0.0.1', '10.0.0.2', '10.0.0.3'),
      messages: [/dnsConfig names 4 DNS servers/],
      severity: 'error',
    },
  ],
})
