import { testRule } from '../../testing/test-rule.ts'
import { requestsWithinLimits } from './requests-within-limits.ts'

testRule(requestsWithinLimits, {
  valid: [
    {},
    { cpuRequest: '1000m', cpuLimit: '1' },
    { memoryRequest: '1Gi', memoryLimit: '' },
    { memoryRequest: 'much', memoryLimit: '1Mi' }, // its syntax has a rule of its own
    { memoryRequest: '1Gi', memoryLimit: 'much' },
  ],
  invalid: [
    {
      given: { memoryRequest: '1Gi', memoryLimit: '1G' },
      severity: 'error',
      basis: 'refused',
      message: /memory request 1Gi is above the limit 1G;/,
      suggestion: { memoryRequest: '' },
    },
    { given: { cpuRequest: '2', memoryRequest: '1Ti' }, count: 2 },
  ],
})
