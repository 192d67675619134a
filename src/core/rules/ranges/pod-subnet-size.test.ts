import { testRule } from '../../testing/test-rule.ts'
import { podSubnetSize } from './pod-subnet-size.ts'

testRule(podSubnetSize, {
  valid: [{}, { podCIDR: '10.244.1.0/30' }],
  invalid: [
    { given: { podCIDR: '10.244.1.0/31' }, severity: 'error' },
    {
      given: { clusterCIDR: '10.244.1.0/31' },
      severity: 'error',
      suggestion: { clusterCIDR: '10.244.0.0/16', podCIDR: '10.244.1.0/24' },
    },
  ],
})
