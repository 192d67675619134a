import { testRule } from '../../testing/test-rule.ts'
import { quantitySyntax } from './quantity-syntax.ts'

testRule(quantitySyntax, {
  valid: [{}, { cpuLimit: '', memoryLimit: '' }, { cpuRequest: '0.5', memoryRequest: '1e9' }],
  invalid: [
    {
      given: { memoryLimit: '800 MB' },
      severity: 'error',
      basis: 'refused',
      message: /Memory limit “800 MB” is no quantity/,
      suggestion: { memoryLimit: '800Mi' },
    },
    {
      given: { memoryLimit: '800 MB', memoryRequest: '1Gi' },
      suggestion: { memoryLimit: '' },
    },
    { given: { memoryRequest: '1 gb' }, suggestion: { memoryRequest: '' } },
    { given: { cpuLimit: 'one' }, suggestion: { cpuLimit: '' } },
    { given: { cpuLimit: '-1' }, severity: 'error' },
    { given: { cpuRequest: 'x', memoryRequest: 'y' }, count: 2 },
  ],
})
