import { testRule } from '../../testing/test-rule.ts'
import { sourceVip } from './source-vip.ts'

testRule(sourceVip, {
  valid: [
    {},
    { sourceVip: '10.244.1.2' },
    { sourceVip: 'nothing', networkMode: 'l2bridge' },
    { sourceVip: '10.9.9.9', clusterCIDR: 'unread' },
  ],
  invalid: [
    {
      given: { sourceVip: '10.244.1' },
      severity: 'error',
      message: /no IP address/,
      suggestion: { sourceVip: '' },
    },
    { given: { sourceVip: '10.96.0.2' }, severity: 'error', message: /outside the pod range/ },
  ],
})
