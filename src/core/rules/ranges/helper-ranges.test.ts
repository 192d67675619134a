import { testRule } from '../../testing/test-rule.ts'
import { helperRanges } from './helper-ranges.ts'

testRule(helperRanges, {
  valid: [{}, { clusterCIDR: '172.16.0.0/16' }, { containerRuntime: 'docker' }],
  invalid: [
    { given: { clusterCIDR: '172.16.0.0/16', containerRuntime: 'docker' }, severity: 'warning' },
    { given: { clusterCIDR: '100.64.0.0/16', cni: 'ovn-kubernetes' }, severity: 'warning' },
  ],
})
