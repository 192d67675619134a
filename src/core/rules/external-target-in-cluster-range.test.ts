import { testRule } from '../testing/test-rule.ts'
import { externalTargetInClusterRange } from './external-target-in-cluster-range.ts'

testRule(externalTargetInClusterRange, {
  valid: [{ externalTargets: ['192.168.40.12', 'db.example.com'] }],
  invalid: [
    {
      given: { externalTargets: ['10.244.9.9'] },
      severity: 'error',
      suggestion: { clusterCIDR: '10.128.0.0/16' },
    },
    { given: { externalTargets: ['10.96.9.9', '10.244.9.9'] }, count: 2 },
  ],
})
