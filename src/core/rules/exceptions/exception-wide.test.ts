import { testRule } from '../../testing/test-rule.ts'
import { exceptionWide } from './exception-wide.ts'

testRule(exceptionWide, {
  valid: [
    { extraExceptions: ['10.9.0.0/16'] },
    { extraExceptions: ['10.0.0.0/8'], virtualNetworks: ['10.0.0.0/8'] },
    { extraExceptions: ['10.0.0.0/8'], platform: 'gcp' },
    { extraExceptions: ['10.0.0.0/8'], cni: 'antrea', networkMode: 'transparent' }, // no list
  ],
  invalid: [
    {
      given: { extraExceptions: ['10.0.0.0/8'] },
      severity: 'warning',
      suggestion: { extraExceptions: [] },
    },
    { given: { extraExceptions: ['192.168.0.0/16'] }, severity: 'warning' },
  ],
})
