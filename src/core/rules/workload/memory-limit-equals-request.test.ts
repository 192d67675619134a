import { testRule } from '../../testing/test-rule.ts'
import { memoryLimitEqualsRequest } from './memory-limit-equals-request.ts'

testRule(memoryLimitEqualsRequest, {
  valid: [
    {},
    { memoryRequest: '1Gi', memoryLimit: '1024Mi' },
    { memoryRequest: '1Gi' }, // above the limit, which is refused
    { memoryRequest: 'much' },
    { memoryRequest: '-1' },
  ],
  invalid: [
    {
      given: { memoryLimit: '' },
      severity: 'info',
      basis: 'advice',
      suggestion: { memoryLimit: '800Mi' },
    },
    { given: { memoryLimit: '', memoryRequest: '1Gi' }, suggestion: { memoryLimit: '1Gi' } },
    { given: { memoryLimit: '', memoryRequest: 'much' }, suggestion: { memoryLimit: '800Mi' } },
    {
      given: { memoryRequest: '300Mi' },
      severity: 'info',
      message: /memory request 300Mi differs from the limit 800Mi/,
      suggestion: { memoryRequest: '' },
    },
  ],
})
