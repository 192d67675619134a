import { testRule } from '../../testing/test-rule.ts'
import { sessionAffinity } from './session-affinity.ts'

const given = { sessionAffinity: 'ClientIP' } as const

testRule(sessionAffinity, {
  valid: [
    {},
    given,
    { ...given, windowsRelease: 'ltsc2022' },
    { ...given, windowsRelease: 'ltsc2019', serviceType: 'none' },
  ],
  invalid: [
    {
      given: { ...given, windowsRelease: 'ltsc2019', kubernetesVersion: '1.20' },
      severity: 'warning',
      basis: 'unsupported',
      message: /needs Windows build 10\.0\.20348 or later; Windows Server 2019 is 10\.0\.17763/,
      suggestion: { sessionAffinity: 'None' },
    },
    {
      given: { ...given, kubernetesVersion: '1.18' },
      severity: 'warning',
      basis: 'fails',
      message: /it comes with 1\.19/,
    },
  ],
})
