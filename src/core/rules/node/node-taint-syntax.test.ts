import { testRule } from '../../testing/test-rule.ts'
import { nodeTaintSyntax } from './node-taint-syntax.ts'

testRule(nodeTaintSyntax, {
  valid: [
    {},
    { nodeTaint: '' },
    { nodeTaint: 'a=b:NoSchedule, a=b:NoExecute,' },
    { nodeTaint: 'os=Windows:NoSchedule,example.com/gpu:NoExecute' },
  ],
  invalid: [
    {
      given: { nodeTaint: 'os=windows' },
      message: /“os=windows” is no taint: .*NoSchedule, PreferNoSchedule, NoExecute/,
      severity: 'error',
      suggestion: { nodeTaint: 'os=windows:NoSchedule' },
    },
    { given: { nodeTaint: 'os=windows:noschedule' } },
    { given: { nodeTaint: 'a b=c:NoSchedule' } },
    {
      given: { nodeTaint: 'a=b:NoSchedule, a=c:NoSchedule, a:NoExecute' },
      message: /a:NoSchedule is given twice/,
      severity: 'error',
      suggestion: { nodeTaint: 'a=b:NoSchedule,a:NoExecute' },
    },
  ],
})
