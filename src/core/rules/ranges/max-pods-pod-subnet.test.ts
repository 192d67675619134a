import { testRule } from '../../testing/test-rule.ts'
import { maxPodsPodSubnet } from './max-pods-pod-subnet.ts'

testRule(maxPodsPodSubnet, {
  valid: [{}, { maxPods: 252 }, { maxPods: 400, cni: 'calico' }],
  invalid: [
    { given: { maxPods: 253 }, severity: 'warning', suggestion: { maxPods: 252 } },
    {
      given: { maxPods: 110, podCIDR: '10.244.1.0/26' },
      severity: 'warning',
      suggestion: { maxPods: 60 },
    },
  ],
})
