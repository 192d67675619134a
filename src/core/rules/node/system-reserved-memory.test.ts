import { testRule } from '../../testing/test-rule.ts'
import { systemReservedMemory } from './system-reserved-memory.ts'

testRule(systemReservedMemory, {
  valid: [
    {},
    { systemReserved: 'memory=2048Mi' },
    { systemReserved: 'memory=odd' },
    { systemReserved: 'much' },
  ],
  invalid: [
    {
      given: { systemReserved: 'cpu=500m' },
      message: /No memory is reserved for Windows; at least 2Gi/,
      severity: 'info',
      suggestion: { systemReserved: 'cpu=300m,memory=2Gi' },
    },
    { given: { systemReserved: 'memory=1Gi' }, message: /1Gi of memory is reserved/ },
    { given: { systemReserved: '' } },
  ],
})
