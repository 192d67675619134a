import { testRule } from '../../testing/test-rule.ts'
import { podRangeNodes } from './pod-range-nodes.ts'

testRule(podRangeNodes, {
  valid: [
    {},
    { clusterCIDR: '10.244.0.0/24', cni: 'calico' },
    { clusterCIDR: '10.244.0.0/16,fd00:10:244::/48' },
  ],
  invalid: [
    { given: { clusterCIDR: '10.244.0.0/24' }, severity: 'warning' },
    { given: { clusterCIDR: '10.244.0.0/16,fd00::/32' }, severity: 'warning' },
  ],
})
