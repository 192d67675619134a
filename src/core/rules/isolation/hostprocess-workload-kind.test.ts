import { testRule } from '../../testing/test-rule.ts'
import { hostprocessWorkloadKind } from './hostprocess-workload-kind.ts'

testRule(hostprocessWorkloadKind, {
  base: 'hostprocess',
  valid: [{}, { workloadKind: 'DaemonSet' }, { workloadKind: 'Deployment', isolation: 'process' }],
  invalid: [
    {
      given: { workloadKind: 'Deployment' },
      severity: 'info',
      suggestion: { workloadKind: 'DaemonSet' },
    },
  ],
})
