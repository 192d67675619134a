import { testRule } from '../../testing/test-rule.ts'
import { rangeHostBits } from './range-host-bits.ts'

testRule(rangeHostBits, {
  valid: [
    {},
    { podCIDR: '10.244.3.0/24' },
    { clusterCIDR: 'unread' },
    { extraExceptions: ['192.168.40.0/24', 'unread'] },
  ],
  invalid: [
    {
      given: { podCIDR: '10.244.3.7/24' },
      severity: 'warning',
      message: /pod subnet 10\.244\.3\.7\/24 has host bits/,
      suggestion: { podCIDR: '10.244.3.0/24' },
    },
    {
      given: { clusterCIDR: '172.17.0.1/16' },
      severity: 'warning',
      suggestion: { clusterCIDR: '172.17.0.0/16' },
    },
    {
      given: { extraExceptions: ['10.1.2.3/8', '10.9.0.0/16'] },
      severity: 'warning',
      message:
        /10\.1\.2\.3\/8 in the exception list has host bits set; the range is 10\.0\.0\.0\/8/,
      suggestion: { extraExceptions: ['10.0.0.0/8', '10.9.0.0/16'] },
    },
  ],
})
