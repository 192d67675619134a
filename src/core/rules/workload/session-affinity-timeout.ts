import { isWithin } from '../../values/version.ts'
import { serviceFeatures } from '../../catalog/workload/service-features.ts'
import { defineRule } from '../../model/rule.ts'

export const sessionAffinityTimeout = defineRule({
  id: 'session-affinity-timeout',
  basis: 'unsupported',
  summary: 'The time of session affinity cannot be set on Windows',
  remediation: 'Leave the time at 0, the default of the API.',
  decisions: ['kubernetesVersion', 'serviceType', 'sessionAffinity', 'sessionAffinityTimeout'],

  check({ kubernetesVersion, serviceType, sessionAffinity, sessionAffinityTimeout: timeout }) {
    const { timeoutIgnored } = serviceFeatures.sessionAffinity
    if (serviceType === 'none' || sessionAffinity === 'None' || timeout === 0) return undefined
    if (!isWithin(kubernetesVersion, timeoutIgnored.value)) return undefined
    return {
      message: `The timeout of ${timeout} s for session affinity is not kept on Windows.`,
      facts: [timeoutIgnored],
      decisions: ['sessionAffinityTimeout'],
      suggestion: { sessionAffinityTimeout: 0 },
    }
  },
})
