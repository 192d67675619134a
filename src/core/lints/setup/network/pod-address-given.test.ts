import { testLint } from '../../../testing/test-lint.ts'
import { podAddressGiven } from './pod-address-given.ts'

const pod = (line: string) =>
  `PS C:\\> kubectl exec web-1 -- ipconfig\nWindows IP Configuration\n\nEthernet adapter vEthernet (8f2b):\n\n   Connection-specific DNS Suffix  . : default.svc.cluster.local\n   ${line}\n   Subnet Mask . . . . . . . . . . . : 255.255.0.0\n`

testLint(podAddressGiven, {
  valid: [
    {
      name: 'an address of the pod range',
      text: pod('IPv4 Address. . . . . . . . . . . : 10.244.3.8'),
    },
    {
      name: 'an adapter of the host without a cable',
      text: 'PS C:\\> ipconfig\nEthernet adapter Ethernet 2:\n\n   Autoconfiguration IPv4 Address. . : 169.254.81.203\n',
    },
  ],
  invalid: [
    {
      name: 'an address of its own',
      text: pod('Autoconfiguration IPv4 Address. . : 169.254.81.203'),
      messages: [/has 169\.254\.81\.203, which Windows takes by itself/],
      severity: 'warning',
    },
  ],
})
