import { testRule } from '../../testing/test-rule.ts'
import { memoryVolume } from './memory-volume.ts'

testRule(memoryVolume, {
  valid: [{}, { volumes: ['emptyDir::/x'] }],
  invalid: [
    {
      given: { volumes: ['emptyDir:Memory:/x'] },
      severity: 'warning',
      suggestion: { volumes: ['emptyDir::/x'] },
    },
  ],
})
