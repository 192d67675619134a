import { testLint } from '../../../testing/test-lint.ts'
import { cniDnsDomain } from './cni-dns-domain.ts'

const kubelet = (domain: string) =>
  `=== start.ps1 ===\nC:\\k\\kubelet.exe --windows-service --cluster-domain=${domain} --cluster-dns=10.96.0.10\n`
const file = (search: string, more = '') =>
  `=== cni.conf ===\n{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", ${more}"delegate": {"type": "win-bridge", "dns": {"nameservers": ["10.96.0.10"], "search": ["${search}"]}}}\n`

testLint(cniDnsDomain, {
  valid: [
    { name: 'the same', text: kubelet('corp.example') + file('svc.corp.example') },
    { name: 'of a namespace', text: kubelet('cluster.local') + file('web.svc.cluster.local') },
    { name: 'nobody tells the domain', text: file('svc.cluster.local') },
    { name: 'a suffix of the company', text: kubelet('cluster.local') + file('corp.example') },
    { name: 'whole, with a dot', text: kubelet('cluster.local.') + file('svc.cluster.local') },
    { name: 'filled in later', text: kubelet('corp.example') + file('svc.CLUSTER_DOMAIN') },
    {
      name: 'the runtime gives it',
      text: kubelet('corp.example') + file('svc.cluster.local', '"capabilities": {"dns": true}, '),
    },
  ],
  invalid: [
    {
      name: 'another one',
      text: kubelet('corp.example') + file('svc.cluster.local'),
      messages: [/ends in cluster\.local, and the domain of the cluster is corp\.example/],
      severity: 'warning',
    },
  ],
})
