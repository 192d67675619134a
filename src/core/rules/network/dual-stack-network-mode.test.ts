import { testRule } from '../../testing/test-rule.ts'
import { dualStackNetworkMode } from './dual-stack-network-mode.ts'

testRule(dualStackNetworkMode, {
  valid: [{ ipFamily: 'ipv4' }, { ipFamily: 'dual-stack', networkMode: 'l2bridge' }],
  invalid: [
    {
      given: { ipFamily: 'dual-stack', networkMode: 'overlay' },
      severity: 'error',
      suggestion: { ipFamily: 'ipv4' },
    },
    {
      given: { ipFamily: 'dual-stack', networkMode: 'l2tunnel' },
      severity: 'unknown',
      message: /^Nobody/,
    },
    {
      given: { ipFamily: 'dual-stack', networkMode: 'transparent' },
      severity: 'warning',
      message: /limited: .* without load balancing/,
    },
  ],
})
