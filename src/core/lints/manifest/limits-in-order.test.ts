import { testLint } from '../../testing/test-lint.ts'
import { limitsInOrder } from './limits-in-order.ts'

const range = (item: object) => ({
  apiVersion: 'v1',
  kind: 'LimitRange',
  metadata: { name: 'a' },
  spec: { limits: [{ type: 'Container', ...item }] },
})

testLint(limitsInOrder, {
  valid: [
    {
      name: 'numbers that rise',
      document: range({
        min: { memory: '256Mi' },
        default: { memory: '1Gi' },
        max: { memory: '1Gi' },
      }),
    },
    {
      name: 'of two resources',
      document: range({ default: { memory: '8Gi' }, max: { cpu: '2' } }),
    },
  ],
  invalid: [
    {
      name: 'a default above the most',
      document: range({ default: { memory: '8Gi' }, max: { memory: '4Gi' } }),
      messages: [/default\.memory is 8Gi, above max with 4Gi/],
      severity: 'warning',
    },
  ],
})
