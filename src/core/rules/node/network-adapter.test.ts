import { testRule } from '../../testing/test-rule.ts'
import { networkAdapter } from './network-adapter.ts'

testRule(networkAdapter, {
  valid: [{ networkAdapter: '' }, { cni: 'vpc-bridge', networkAdapter: 'Ethernet 2' }],
  invalid: [
    {
      given: { cni: 'vpc-bridge', networkMode: 'l2bridge', networkAdapter: ' ' },
      severity: 'error',
      suggestion: { networkAdapter: 'Ethernet' },
    },
  ],
})
