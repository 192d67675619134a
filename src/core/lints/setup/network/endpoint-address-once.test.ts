import { testLint } from '../../../testing/test-lint.ts'
import { endpointAddressOnce } from './endpoint-address-once.ts'

const grouped = (rows: string) => `PS C:\\> Get-HnsEndpoint | group IPAddress

Count Name         Group
----- ----         -----
${rows}
`

testLint(endpointAddressOnce, {
  valid: [
    {
      name: 'each once',
      text: grouped('    1 10.244.3.17  {@{ID=a}}\n    1 10.244.3.18  {@{ID=b}}'),
    },
  ],
  invalid: [
    {
      name: 'one twice',
      text: grouped('    1 10.244.3.18  {@{ID=b}}\n    2 10.244.3.17  {@{ID=a}, @{ID=c}}'),
      messages: [/^10\.244\.3\.17 stands 2 times/],
      severity: 'warning',
    },
  ],
})
