import { serviceFeatures } from '../../catalog/workload/service-features.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'

const { affinityTimeout } = serviceFeatures
const { most } = affinityTimeout.value
const timeout = ['spec', 'sessionAffinityConfig', 'clientIP', 'timeoutSeconds']

export const serviceAffinity = defineLint({
  id: 'service-affinity',
  on: 'manifest',
  summary: 'A Service has a time for session affinity that the API server takes',
  remediation: `Write 1 to ${most} seconds, or leave sessionAffinityConfig out.`,
  decisions: [],
  isAbout: ({ kind }) => kind === 'Service',

  check({ kind, value }) {
    // Without affinity the API server drops the time unread.
    if (kind !== 'Service' || valueAt(value, ['spec', 'sessionAffinity']) !== 'ClientIP') return []
    const seconds = valueAt(value, timeout)
    if (typeof seconds !== 'number' || (seconds > 0 && seconds <= most)) return []
    return [
      {
        path: timeout,
        basis: 'refused',
        message: `timeoutSeconds is ${seconds}; the API server takes 1 to ${most}, which is a day.`,
        facts: [affinityTimeout],
      },
    ]
  },
})
