import { serviceFeatures } from '../catalog/workload/service-features.ts'
import { defineRule } from '../model/rule.ts'

export const sessionAffinityTimeout = defineRule({
  id: 'session-affinity-timeout',
  basis: 'unsupported',
  summary: 'The time of session affinity cannot be set on Windows',
  remediation: 'Leave the time at 0, the default of the API.',
  decisions: ['serviceType', 'sessionAffinity', 'sessionAffinityTimeout'],

  check({ serviceType, sessionAffinity, sessionAffinityTimeout: timeout }) {
    if (serviceType === 'none' || sessionAffinity === 'None' || timeout === 0) return undefined
    return {
      message: `The timeout of ${timeout} s for session affinity is not kept on Windows.`,
      facts: [serviceFeatures.sessionAffinity.timeoutIgnored],
      decisions: ['sessionAffinityTimeout'],
      suggestion: { sessionAffinityTimeout: 0 },
    }
  },
})
