import { testRule } from '../../testing/test-rule.ts'
import { loadBalancerPlatform } from './load-balancer-platform.ts'

testRule(loadBalancerPlatform, {
  valid: [{}, { serviceType: 'LoadBalancer', platform: 'aks' }],
  invalid: [
    {
      given: { serviceType: 'LoadBalancer' },
      severity: 'info',
      message: /brings no load balancer/,
      suggestion: { serviceType: 'NodePort' },
    },
  ],
})
