import { serviceFeatures } from '../../catalog/workload/service-features.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'

const { affinityTimeout } = serviceFeatures
const { most, without } = affinityTimeout.value
const config = ['spec', 'sessionAffinityConfig']
const timeout = [...config, 'clientIP', 'timeoutSeconds']

export const serviceAffinity = defineLint({
  id: 'service-affinity',
  on: 'manifest',
  summary: 'A Service has a time for session affinity that the API server takes',
  remediation: `Write 1 to ${most} seconds beside sessionAffinity: ClientIP, or leave sessionAffinityConfig out.`,
  decisions: [],
  isAbout: ({ kind }) => kind === 'Service',

  check({ kind, value, isPart, isDescribed }) {
    if (kind !== 'Service' || isPart === true || isDescribed === true) return []
    // What patches a Service goes without its ports, and without its affinity.
    if (!Array.isArray(valueAt(value, ['spec', 'ports']))) return []
    const affinity = valueAt(value, ['spec', 'sessionAffinity']) ?? 'None'
    const seconds = valueAt(value, timeout)
    const own = valueAt(value, config)
    if (affinity === 'None' && typeof own === 'object' && own !== null) {
      return [
        {
          path: config,
          basis: 'refused',
          message: `sessionAffinityConfig stands in a Service without session affinity: the API server refuses it, “${without}”.`,
          facts: [affinityTimeout],
        },
      ]
    }
    if (affinity !== 'ClientIP' || typeof seconds !== 'number') return []
    if (seconds > 0 && seconds <= most) return []
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
