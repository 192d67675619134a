import { testLint } from '../../../testing/test-lint.ts'
import { podDnsServer } from './pod-dns-server.ts'

const output = (server: string, command = 'kubectl exec -it web-0 -- ipconfig /all') =>
  `The DNS service is 10.96.0.10.

PS C:\\> ${command}

Windows IP Configuration

Ethernet adapter vEthernet (0a1b):
   IPv4 Address. . . . . . . . . . . : 10.244.5.22(Preferred)
   Default Gateway . . . . . . . . . : 10.244.5.1
   DNS Servers . . . . . . . . . . . : ${server}
`

testLint(podDnsServer, {
  valid: [
    { name: 'the DNS Service', text: output('10.96.0.10') },
    { name: 'a cache of the node', text: output('169.254.20.10') },
    {
      name: 'the host',
      text: output('192.168.1.1', 'ipconfig /all').replace('(0a1b)', '(Ethernet)'),
    },
    {
      name: 'a pod with a policy of its own',
      text: `apiVersion: v1
kind: Pod
metadata: { name: web-0 }
spec:
  dnsPolicy: Default
  containers: [{ name: web, image: web }]
---
${output('192.168.1.1')}`,
    },
  ],
  invalid: [
    {
      name: 'the server of the host',
      text: output('192.168.1.1'),
      messages: [/asks 192\.168\.1\.1 for names, and the DNS Service is 10\.96\.0\.10/],
      severity: 'warning',
    },
  ],
})
