import { testLint } from '../../testing/test-lint.ts'
import { cniExceptionBase } from './cni-exception-base.ts'

const file = (...exceptions: readonly string[]) =>
  JSON.stringify({
    cniVersion: '0.2.0',
    name: 'cbr0',
    type: 'win-bridge',
    policies: [
      { Name: 'EndpointPolicy', Value: { Type: 'OutBoundNAT', ExceptionList: exceptions } },
    ],
  })
const old = { windowsRelease: 'ltsc2019' } as const

testLint(cniExceptionBase, {
  valid: [
    { name: 'other bases', text: file('10.240.0.0/16', '10.0.0.0/16'), known: old },
    {
      name: 'a newer host',
      text: file('10.0.0.0/8', '10.0.0.0/16'),
      known: { windowsRelease: 'ltsc2022' },
    },
    { name: 'one range twice', text: file('10.0.0.0/16', '10.0.0.0/16'), known: old },
  ],
  invalid: [
    {
      name: 'the exceptions of an endpoint policy of the second API',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.240.0.0/16", "10.240.0.0/12"]}}}]}',
      known: old,
      messages: [/of those with 10\.240\.0\.0 only one works/],
      severity: 'error',
    },
    {
      name: 'one base with two prefixes',
      text: file('10.0.0.0/8', '10.0.0.0/16'),
      known: old,
      messages: [/of those with 10\.0\.0\.0 only one works/],
      severity: 'error',
    },
  ],
})
