import { testRule } from '../../testing/test-rule.ts'
import { sessionAffinityTimeout } from './session-affinity-timeout.ts'

testRule(sessionAffinityTimeout, {
  valid: [
    {},
    { sessionAffinityTimeout: 60 },
    { sessionAffinity: 'ClientIP' },
    // Without affinity, or before the pages speak of its time.
    { kubernetesVersion: '1.18', sessionAffinity: 'ClientIP', sessionAffinityTimeout: 60 },
  ],
  invalid: [
    {
      given: { sessionAffinity: 'ClientIP', sessionAffinityTimeout: 60 },
      severity: 'warning',
      message: /timeout of 60 s for session affinity is not kept/,
      suggestion: { sessionAffinityTimeout: 0 },
    },
  ],
})
