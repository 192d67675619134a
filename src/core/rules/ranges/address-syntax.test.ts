import { testRule } from '../../testing/test-rule.ts'
import { addressSyntax } from './address-syntax.ts'

testRule(addressSyntax, {
  valid: [{}, { clusterDNS: '10.96.0.10,fd00::a' }],
  invalid: [
    { given: { nodeIP: '10.127.130' }, severity: 'error', suggestion: { nodeIP: '10.127.130.21' } },
    { given: { nodeIP: '10.127.130.21/24' }, message: /it is a range/ },
    {
      given: { clusterDNS: 'coredns' },
      severity: 'error',
      suggestion: { clusterDNS: '10.96.0.10' },
    },
    { given: { clusterDNS: '', nodeIP: '' }, count: 2 },
  ],
})
