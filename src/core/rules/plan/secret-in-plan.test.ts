import { testRule } from '../../testing/test-rule.ts'
import { secretInPlan } from './secret-in-plan.ts'

testRule(secretInPlan, {
  valid: [
    {},
    { httpProxy: 'http://proxy.example.com:3128' },
    // Volumes name secrets; they do not hold them.
    { volumes: [String.raw`secret:credentials:C:\secrets`, 'secret:credentials:/var/secrets'] },
    { volumes: [String.raw`configMap:token:C:\tokens`, String.raw`hostPath:C:\secret:C:\secret`] },
  ],
  invalid: [
    {
      given: { httpProxy: 'http://me:hunter22@proxy.example.com:3128' },
      message: /“HTTP proxy” holds what looks like a password in an address/,
      severity: 'error',
      suggestion: { httpProxy: 'http://me@proxy.example.com:3128' },
    },
    {
      given: { nodeLabels: ['a=b', 'join=abcdef.0123456789abcdef'] },
      message: /“Node labels” holds what looks like a bootstrap token/,
      suggestion: { nodeLabels: ['a=b'] },
    },
    {
      given: { volumes: [String.raw`csi:driver.example:C:\password=hunter2hunter2`] },
      message: /“Volumes” holds what looks like a password or token/,
      suggestion: { volumes: [] },
    },
    {
      given: { nodeLabels: ['secret: hunter2hunter2'] },
      message: /“Node labels” holds what looks like a password or token/,
      suggestion: { nodeLabels: [] },
    },
    {
      given: { apiServerEndpoint: '-----BEGIN CERTIFICATE-----' },
      suggestion: { apiServerEndpoint: '10.127.130.2:6443' },
    },
  ],
})
