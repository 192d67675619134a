import { testRule } from '../../testing/test-rule.ts'
import { clusterDnsInServiceRange } from './cluster-dns-in-service-range.ts'

testRule(clusterDnsInServiceRange, {
  valid: [{}, { clusterDNS: 'unread' }, { serviceCIDR: 'unread' }],
  invalid: [
    {
      given: { clusterDNS: '10.0.0.10' },
      severity: 'error',
      suggestion: { clusterDNS: '10.96.0.10' },
    },
    { given: { clusterDNS: '10.96.0.0' }, message: /first address/ },
    { given: { clusterDNS: '10.96.0.1' }, message: /API server/ },
  ],
})
