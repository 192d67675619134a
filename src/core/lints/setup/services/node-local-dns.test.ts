import { testLint } from '../../../testing/test-lint.ts'
import { nodeLocalDnsOfLinux } from './node-local-dns.ts'

const kubelet = (dns: string) => `kubelet.exe --cluster-dns=${dns} --max-pods=30`

const pod = (system: string) => `apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  nodeSelector: {kubernetes.io/os: ${system}}
  dnsPolicy: None
  dnsConfig:
    nameservers: ["169.254.20.10"]
  containers: [{name: web, image: example.com/web:1}]
`

testLint(nodeLocalDnsOfLinux, {
  valid: [
    { name: 'the DNS Service', text: kubelet('10.96.0.10') },
    { name: 'a pod on Linux', text: pod('linux') },
  ],
  invalid: [
    {
      name: 'a pod on Windows that names it itself',
      text: pod('windows'),
      messages: [/169\.254\.20\.10 is a link-local address/],
      severity: 'warning',
    },
    {
      name: 'the cache of Linux nodes',
      text: kubelet('169.254.20.10'),
      messages: [/169\.254\.20\.10 is a link-local address/],
      severity: 'warning',
    },
  ],
})
