import { testLint } from '../../testing/test-lint.ts'
import { cniExceptionList } from './cni-exception-list.ts'

testLint(cniExceptionList, {
  valid: [
    {
      name: 'ranges apart',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      known: { windowsRelease: 'ltsc2019' },
    },
    {
      name: 'a newer host',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.240.0.0/16", "10.240.0.0/12"]}}}]}',
      known: { windowsRelease: 'ltsc2022' },
    },
  ],
  invalid: [
    {
      name: 'one base address twice',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.240.0.0/16", "10.240.0.0/12"]}}}]}',
      known: { windowsRelease: 'ltsc2019' },
      messages: [/10\.240\.0\.0\/16 has the one of a broader/],
      severity: 'error',
    },
  ],
})
