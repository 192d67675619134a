import { testLint } from '../../testing/test-lint.ts'
import { dynamicPortsApart } from './dynamic-ports-apart.ts'

const range = (start: number, count: number) => `PS C:\\> netsh int ipv4 show dynamicport tcp

Protocol tcp Dynamic Port Range
---------------------------------
Start Port      : ${start}
Number of Ports : ${count}
`
const excluded = `
PS C:\\> netsh int ipv4 show excludedportrange protocol=tcp

Protocol tcp Port Exclusion Ranges

Start Port    End Port
----------    --------
     30000       32767     *
`

testLint(dynamicPortsApart, {
  valid: [
    { name: 'the range of Windows', text: range(49152, 16384) },
    { name: 'a larger one without the node ports', text: range(16385, 49151) + excluded },
  ],
  invalid: [
    {
      name: 'a larger one with them',
      text: range(1025, 64510),
      messages: [/dynamic ports 1025-65534 hold the node ports 30000-32767/],
      severity: 'warning',
    },
  ],
})
