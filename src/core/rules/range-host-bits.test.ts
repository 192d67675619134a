import { testRule } from '../testing/test-rule.ts'
import { rangeHostBits } from './range-host-bits.ts'

testRule(rangeHostBits, {
  valid: [{}, { clusterCIDR: 'unread' }, { extraExceptions: ['192.168.40.0/24', 'unread'] }],
  invalid: [
    {
      given: { clusterCIDR: '172.17.0.1/16' },
      severity: 'warning',
      suggestion: { clusterCIDR: '172.17.0.0/16' },
    },
    {
      given: { extraExceptions: ['10.1.2.3/8', '10.9.0.0/16'] },
      severity: 'warning',
      suggestion: { extraExceptions: ['10.0.0.0/8', '10.9.0.0/16'] },
    },
  ],
})
