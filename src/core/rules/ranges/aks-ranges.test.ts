import { testRule } from '../../testing/test-rule.ts'
import { aksRanges } from './aks-ranges.ts'

testRule(aksRanges, {
  valid: [
    { platform: 'aks', serviceCIDR: '10.0.0.0/16' },
    { platform: 'azure', serviceCIDR: '172.30.0.0/16' },
  ],
  invalid: [
    { given: { platform: 'aks', serviceCIDR: '172.30.0.0/16' }, severity: 'warning' },
    {
      given: { platform: 'aks', serviceCIDR: '10.0.0.0/16', managementSubnet: '172.30.4.0/24' },
      severity: 'warning',
      message: /network 172\.30\.4\.0\/24 of the nodes/,
    },
    {
      given: { platform: 'aks', serviceCIDR: '10.96.0.0/12' },
      severity: 'warning',
      message: /smaller than \/12/,
    },
  ],
})
