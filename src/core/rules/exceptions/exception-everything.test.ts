import { testRule } from '../../testing/test-rule.ts'
import { exceptionEverything } from './exception-everything.ts'

testRule(exceptionEverything, {
  valid: [
    { extraExceptions: ['10.0.0.0/8'] },
    { extraExceptions: ['0.0.0.0/0'], cni: 'antrea', networkMode: 'transparent' }, // no list
  ],
  invalid: [
    {
      given: { extraExceptions: ['0.0.0.0/0', '10.9.0.0/16'] },
      severity: 'warning',
      suggestion: { extraExceptions: ['10.9.0.0/16'] },
    },
  ],
})
