import { testLint } from '../../../testing/test-lint.ts'
import { kubeletClusterDns } from './kubelet-cluster-dns.ts'

const setup = (dns: string, event: string, line = '') => `# kubelet.yaml
apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
cgroupsPerQOS: false
${dns}
clusterDomain: cluster.local
---
kubectl describe pod web
Events:
  Type     Reason             Age   From     Message
  ----     ------             ----  ----     -------
  Warning  ${event}

${line}
`
const missed =
  'MissingClusterDNS  2m  kubelet  pod: "web_default(1)". kubelet does not have ClusterDNS IP configured and cannot create Pod using "ClusterFirst" policy. Falling back to "Default" policy.'
const other = 'BackOff  2m  kubelet  Back-off restarting failed container'

testLint(kubeletClusterDns, {
  valid: [
    { name: 'a file with the address', text: setup('clusterDNS: [10.96.0.10]', missed) },
    { name: 'a file of which nobody complains', text: setup('maxPods: 20', other) },
    {
      name: 'an address among the flags',
      text: setup('maxPods: 20', missed, 'kubelet.exe --cluster-dns=10.96.0.10 --v=2'),
    },
  ],
  invalid: [
    {
      name: 'a file without it, and the event',
      text: setup('maxPods: 20', missed),
      messages: [/has no clusterDNS, and nothing else gives it the address/],
    },
    {
      name: 'an empty list',
      text: setup('clusterDNS: []', missed),
      messages: [/has no clusterDNS/],
    },
  ],
})
