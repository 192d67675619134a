import { testLint } from '../../../testing/test-lint.ts'
import { affinityTold } from './affinity-told.ts'

testLint(affinityTold, {
  valid: [
    {
      name: 'a host that knows it',
      text: 'Our Service has sessionAffinity: ClientIP, the nodes run Windows Server 2022.',
    },
    { name: 'a host alone', text: 'The nodes run Windows Server 2019.' },
    {
      name: 'a timeout on Linux nodes',
      text: 'sessionAffinity: ClientIP with timeoutSeconds: 10800 on Linux nodes; Windows Server 2022 nodes only run jobs.',
    },
    { name: 'no host', text: 'Our Service has sessionAffinity: ClientIP.' },
    {
      name: 'some hosts that know it',
      text: 'sessionAffinity is ClientIP. The nodes run Windows Server 2019 and Windows Server 2022.',
    },
  ],
  invalid: [
    {
      name: 'a time of stickiness on a host that is older',
      text: 'We use session affinity with a timeout of 600 seconds on Windows Server 2019, and clients jump.',
      messages: [/needs Windows build 10\.0\.20348 or later/],
    },
    {
      name: 'a time of stickiness on a newer host',
      text: 'We use session affinity with a timeout of 600 seconds on Windows Server 2022.',
      messages: [/timeout of 600 s for session affinity is not kept/],
      severity: 'warning',
    },
    {
      name: 'a host that is older',
      text: 'Our Service has sessionAffinity: ClientIP, the nodes run Windows Server 2019, and users jump between pods.',
      messages: [/needs Windows build 10\.0\.20348 or later; Windows Server 2019 is older/],
      severity: 'warning',
    },
  ],
})
