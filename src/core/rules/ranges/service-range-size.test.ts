import { testRule } from '../../testing/test-rule.ts'
import { serviceRangeSize } from './service-range-size.ts'

const wide = { serviceCIDR: '10.0.0.0/8' }

testRule(serviceRangeSize, {
  valid: [
    {},
    { serviceCIDR: '10.96.0.0/12,fd00:10:96::/112', kubernetesVersion: '1.30' },
    wide,
    { ...wide, kubernetesVersion: '1.34' },
    { serviceCIDR: '10.96.0.0/12,fd00:10:96::/64' },
  ],
  invalid: [
    {
      given: { ...wide, kubernetesVersion: '1.30' },
      severity: 'error',
      suggestion: { serviceCIDR: '10.0.0.0/12', clusterDNS: '10.0.0.10' },
    },
    {
      given: { serviceCIDR: '10.96.0.0/16,fd00:10:96::/64', kubernetesVersion: '1.30' },
      severity: 'error',
      suggestion: { serviceCIDR: '10.96.0.0/16,fd00:10:96::/108', clusterDNS: '10.96.0.10' },
    },
    { given: { ...wide, kubernetesVersion: '1.33' }, severity: 'warning' },
    { given: { serviceCIDR: '10.96.0.0/12,fd00:10::/48' }, severity: 'error' },
  ],
})
