import { testRule } from '../../testing/test-rule.ts'
import { ipFamilyRanges } from './ip-family-ranges.ts'

testRule(ipFamilyRanges, {
  valid: [
    {},
    {
      ipFamily: 'dual-stack',
      clusterCIDR: '10.244.0.0/16,fd00:10:244::/56',
      serviceCIDR: '10.96.0.0/12,fd00:10:96::/112',
    },
    { clusterCIDR: 'unread' },
  ],
  invalid: [
    { given: { clusterCIDR: 'fd00:10:244::/56' }, severity: 'warning', message: /IPv6 alone/ },
    { given: { ipFamily: 'dual-stack' }, severity: 'warning' },
    { given: { clusterCIDR: '10.244.0.0/16,fd00:10:244::/56' }, severity: 'warning' },
  ],
})
