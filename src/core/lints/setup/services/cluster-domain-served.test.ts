import { testLint } from '../../../testing/test-lint.ts'
import { clusterDomainServed } from './cluster-domain-served.ts'

const setup = (zones: string, domain: string) => `apiVersion: v1
kind: ConfigMap
metadata: {name: coredns, namespace: kube-system}
data:
  Corefile: |
    .:53 {
        kubernetes ${zones} in-addr.arpa ip6.arpa
    }
---
apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
clusterDomain: ${domain}
`

testLint(clusterDomainServed, {
  valid: [
    { name: 'the same domain', text: setup('cluster.local', 'cluster.local') },
    {
      name: 'one of several zones',
      text: setup('cluster.local k8s.example.com', 'k8s.example.com'),
    },
    { name: 'a domain that a template fills in', text: setup('k8s.example.com', '"{{ domain }}"') },
    { name: 'no Corefile', text: setup('cluster.local', 'a.example').split('---\n')[1] ?? '' },
  ],
  invalid: [
    {
      name: 'another domain',
      text: setup('k8s.example.com', 'cluster.local'),
      messages: [/is cluster\.local, and the Corefile serves k8s\.example\.com/],
      severity: 'error',
    },
  ],
})
