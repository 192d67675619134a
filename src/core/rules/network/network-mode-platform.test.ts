import { testRule } from '../../testing/test-rule.ts'
import { networkModePlatform } from './network-mode-platform.ts'

testRule(networkModePlatform, {
  valid: [
    { networkMode: 'l2tunnel', platform: 'azure' },
    { networkMode: 'l2bridge', platform: 'gcp' },
  ],
  invalid: [
    {
      given: { networkMode: 'l2tunnel', platform: 'aws' },
      severity: 'error',
      message: /only; the platform is AWS/,
      suggestion: { networkMode: 'l2bridge' },
    },
  ],
})
