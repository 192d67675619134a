import { testRule } from '../../testing/test-rule.ts'
import { poolIpFamily } from './pool-ip-family.ts'

testRule(poolIpFamily, {
  valid: [{}, { platform: 'eks' }, { platform: 'aks', ipFamily: 'dual-stack' }],
  invalid: [
    {
      given: { platform: 'eks', ipFamily: 'dual-stack' },
      severity: 'warning',
      suggestion: { ipFamily: 'ipv4' },
    },
  ],
})
