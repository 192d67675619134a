import { testRule } from '../../testing/test-rule.ts'
import { nodePoolPlatform } from './node-pool-platform.ts'

testRule(nodePoolPlatform, {
  valid: [{}, { platform: 'aks' }, { platform: 'eks', joinMethod: 'node-pool' }],
  invalid: [
    {
      given: { platform: 'aws', joinMethod: 'node-pool' },
      message: /AKS, EKS, GKE do/,
      severity: 'error',
      suggestion: { joinMethod: 'kubeadm' },
    },
  ],
})
