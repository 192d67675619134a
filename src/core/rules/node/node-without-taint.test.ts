import { testRule } from '../../testing/test-rule.ts'
import { nodeWithoutTaint } from './node-without-taint.ts'

testRule(nodeWithoutTaint, {
  valid: [{}, { nodeTaint: 'os=windows:NoExecute' }],
  invalid: [
    {
      given: { nodeTaint: '' },
      message: /has no taint/,
      severity: 'info',
      suggestion: { nodeTaint: 'os=windows:NoSchedule' },
    },
  ],
})
