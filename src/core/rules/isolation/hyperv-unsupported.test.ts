import { testRule } from '../../testing/test-rule.ts'
import { hypervUnsupported } from './hyperv-unsupported.ts'

testRule(hypervUnsupported, {
  valid: [{}, { isolation: 'hostprocess' }],
  invalid: [
    { given: { isolation: 'hyperv' }, message: /is not supported/, severity: 'warning' },
    {
      given: { isolation: 'hyperv', kubernetesVersion: '1.20' },
      message: /only planned/,
      severity: 'warning',
    },
  ],
})
