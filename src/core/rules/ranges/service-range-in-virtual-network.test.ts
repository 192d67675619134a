import { testRule } from '../../testing/test-rule.ts'
import { serviceRangeInVirtualNetwork } from './service-range-in-virtual-network.ts'

testRule(serviceRangeInVirtualNetwork, {
  valid: [{ virtualNetworks: [] }, { virtualNetworks: ['10.240.0.0/16'] }],
  invalid: [
    {
      given: { virtualNetworks: ['10.0.0.0/8'] },
      severity: 'warning',
      suggestion: { serviceCIDR: '172.24.0.0/16', clusterDNS: '172.24.0.10' },
    },
  ],
})
