import { testLint } from '../../testing/test-lint.ts'
import { cniMacPrefix } from './cni-mac-prefix.ts'

const file = (prefix: string, type = 'win-overlay') =>
  `{"cniVersion": "0.2.0", "name": "vxlan0", "type": "flannel", "delegate": {"type": "${type}", "apiVersion": 2, "endpointMacPrefix": "${prefix}"}}`

testLint(cniMacPrefix, {
  valid: [
    { name: 'two bytes', text: file('0E-2A') },
    { name: 'none', text: file('') },
    { name: 'another plugin', text: file('0E2A', 'win-bridge') },
  ],
  invalid: [
    {
      name: 'without the dash',
      text: file('0E2A'),
      messages: [/endpointMacPrefix is 0E2A/],
      severity: 'error',
    },
    {
      name: 'with colons',
      text: file('0E:2A'),
      messages: [/endpointMacPrefix is 0E:2A/],
      severity: 'error',
    },
  ],
})
