import { testRule } from '../../testing/test-rule.ts'
import { secretVolume } from './secret-volume.ts'

testRule(secretVolume, {
  valid: [{}, { volumes: ['configMap:settings:/x'] }],
  invalid: [
    {
      given: { volumes: ['secret:tls:/x'] },
      severity: 'warning',
      basis: 'advice',
      message: /Secret tls is written/,
    },
  ],
})
