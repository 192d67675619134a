import { testRule } from '../../testing/test-rule.ts'
import { podSubnetInPodRange } from './pod-subnet-in-pod-range.ts'

testRule(podSubnetInPodRange, {
  valid: [
    {},
    { podCIDR: '10.244.7.0/24' },
    { podCIDR: '10.9.9.0/24', cni: 'calico' },
    { clusterCIDR: 'unread' },
  ],
  invalid: [
    {
      given: { podCIDR: '10.9.9.0/24' },
      severity: 'warning',
      suggestion: { podCIDR: '10.244.1.0/24' },
    },
    { given: { podCIDR: 'unread' }, severity: 'error', basis: 'refused' },
  ],
})
