import { testRule } from '../../testing/test-rule.ts'
import { platformAddresses } from './platform-addresses.ts'

testRule(platformAddresses, {
  valid: [{ platform: 'azure' }, { platform: 'aws', clusterCIDR: '168.63.0.0/16' }],
  invalid: [
    {
      given: { platform: 'azure', clusterCIDR: '168.63.0.0/16' },
      severity: 'error',
      suggestion: { clusterCIDR: '10.244.0.0/16' },
    },
    { given: { platform: 'aks', serviceCIDR: '169.254.0.0/16' }, severity: 'error' },
  ],
})
