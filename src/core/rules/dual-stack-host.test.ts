import { testRule } from '../testing/test-rule.ts'
import { dualStackHost } from './dual-stack-host.ts'

testRule(dualStackHost, {
  valid: [
    { ipFamily: 'dual-stack', windowsRelease: 'ltsc2022' },
    { ipFamily: 'ipv4', windowsRelease: 'ltsc2019' },
  ],
  invalid: [
    {
      given: { ipFamily: 'dual-stack', windowsRelease: 'ltsc2019' },
      severity: 'warning',
      suggestion: { ipFamily: 'ipv4' },
    },
  ],
})
