import { testRule } from '../../testing/test-rule.ts'
import { memoryQuantityUnit } from './memory-quantity-unit.ts'

testRule(memoryQuantityUnit, {
  valid: [{}, { memoryLimit: '' }, { memoryLimit: 'much' }, { memoryLimit: '838860800' }],
  invalid: [
    {
      given: { memoryLimit: '800m' },
      severity: 'warning',
      message: /Memory limit 800m is less than one megabyte/,
      suggestion: { memoryLimit: '800Mi' },
    },
    { given: { memoryLimit: '800', memoryRequest: '300' }, count: 2 },
    { given: { memoryLimit: '512Ki' }, suggestion: { memoryLimit: '512Mi' } },
  ],
})
