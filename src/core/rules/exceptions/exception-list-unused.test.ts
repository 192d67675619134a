import { testRule } from '../../testing/test-rule.ts'
import { exceptionListUnused } from './exception-list-unused.ts'

testRule(exceptionListUnused, {
  valid: [
    { extraExceptions: ['192.168.40.0/24'] },
    { cni: 'antrea', networkMode: 'transparent' },
    { cni: 'vpc-bridge', networkMode: 'l2bridge', extraExceptions: ['10.9.0.0/16'] },
  ],
  invalid: [
    {
      given: { cni: 'antrea', networkMode: 'transparent', extraExceptions: ['192.168.40.0/24'] },
      severity: 'info',
      suggestion: { extraExceptions: [] },
    },
  ],
})
