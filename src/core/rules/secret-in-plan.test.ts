import { testRule } from '../testing/test-rule.ts'
import { secretInPlan } from './secret-in-plan.ts'

testRule(secretInPlan, {
  valid: [{}, { httpProxy: 'http://proxy.example.com:3128' }],
  invalid: [
    {
      given: { httpProxy: 'http://me:hunter22@proxy.example.com:3128' },
      message: /httpProxy holds what looks like a password in an address/,
      severity: 'error',
      suggestion: { httpProxy: 'http://me@proxy.example.com:3128' },
    },
    {
      given: { nodeLabels: ['a=b', 'join=abcdef.0123456789abcdef'] },
      message: /nodeLabels holds what looks like a bootstrap token/,
      suggestion: { nodeLabels: ['a=b'] },
    },
    {
      given: { apiServerEndpoint: '-----BEGIN CERTIFICATE-----' },
      suggestion: { apiServerEndpoint: '10.127.130.2:6443' },
    },
  ],
})
