import { testRule } from '../../testing/test-rule.ts'
import { rangeSyntax } from './range-syntax.ts'

testRule(rangeSyntax, {
  valid: [
    {},
    { clusterCIDR: '10.244.0.0/16,fd00::/56' },
    { clusterCIDR: '10.244.0.1/16' },
    { extraExceptions: ['192.168.1.0/24'] },
  ],
  invalid: [
    {
      given: { clusterCIDR: '10.244.0.0/33' },
      severity: 'error',
      basis: 'refused',
      suggestion: { clusterCIDR: '10.244.0.0/16' },
    },
    { given: { serviceCIDR: 'ten' }, severity: 'error' },
    { given: { managementSubnet: '10.127.130.21' }, message: /prefix length is missing/ },
    {
      given: { extraExceptions: ['192.168.40.12', '10.0.0.0/8', '<your service cidr>'] },
      count: 2,
      suggestion: { extraExceptions: ['192.168.40.12/32', '10.0.0.0/8'] },
    },
    { given: { clusterCIDR: '010.244.0.0/16', serviceCIDR: '' }, count: 2 },
  ],
})
