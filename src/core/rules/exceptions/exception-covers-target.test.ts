import { testRule } from '../../testing/test-rule.ts'
import { exceptionCoversTarget } from './exception-covers-target.ts'

testRule(exceptionCoversTarget, {
  valid: [
    { externalTargets: ['192.168.40.12'] },
    { extraExceptions: ['192.168.40.0/24'] },
    { externalTargets: ['192.168.50.1'], extraExceptions: ['192.168.40.0/24'] },
    {
      externalTargets: ['192.168.40.12'],
      extraExceptions: ['192.168.40.0/24'],
      cni: 'antrea',
      networkMode: 'transparent',
    },
  ],
  invalid: [
    {
      given: {
        externalTargets: ['192.168.40.12'],
        extraExceptions: ['192.168.40.0/24', '192.168.41.0/24'],
      },
      severity: 'error',
      suggestion: { extraExceptions: ['192.168.41.0/24'] },
    },
    {
      given: {
        externalTargets: ['192.168.40.12'],
        extraExceptions: ['192.168.40.0/24'],
        cni: 'vpc-bridge',
        networkMode: 'l2bridge',
      },
      severity: 'error',
    },
  ],
})
