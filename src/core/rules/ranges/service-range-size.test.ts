import { testRule } from '../../testing/test-rule.ts'
import { serviceRangeSize } from './service-range-size.ts'

testRule(serviceRangeSize, {
  valid: [{}, { serviceCIDR: '10.96.0.0/12,fd00:10:96::/112' }],
  invalid: [
    {
      given: { serviceCIDR: '10.0.0.0/8' },
      severity: 'error',
      suggestion: { serviceCIDR: '10.0.0.0/12', clusterDNS: '10.0.0.10' },
    },
    { given: { serviceCIDR: '10.96.0.0/12,fd00:10:96::/64' }, severity: 'unknown' },
  ],
})
