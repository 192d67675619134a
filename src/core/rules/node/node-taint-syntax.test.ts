import { testRule } from '../../testing/test-rule.ts'
import { nodeTaintSyntax } from './node-taint-syntax.ts'

testRule(nodeTaintSyntax, {
  valid: [{}, { nodeTaint: '' }, { nodeTaint: 'os=Windows:NoSchedule,example.com/gpu:NoExecute' }],
  invalid: [
    {
      given: { nodeTaint: 'os=windows' },
      message: /“os=windows” is no taint: .*NoSchedule, PreferNoSchedule, NoExecute/,
      severity: 'error',
      suggestion: { nodeTaint: 'os=windows:NoSchedule' },
    },
    { given: { nodeTaint: 'os=windows:noschedule' } },
    { given: { nodeTaint: 'a b=c:NoSchedule' } },
  ],
})
