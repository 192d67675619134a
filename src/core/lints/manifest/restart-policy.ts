import { templates } from '../../catalog/workload/templates.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'

const takenBy = new Map<string, readonly string[]>(
  templates.restartPolicies.value.flatMap(({ kinds, taken }) =>
    kinds.map((kind) => [kind, taken] as const),
  ),
)
const policies: ReadonlySet<string> = new Set(['Always', 'OnFailure', 'Never'])

export const restartPolicy = defineLint({
  id: 'restart-policy',
  on: 'manifest',
  summary: 'A workload restarts its pods in a way that its kind takes',
  remediation: 'Write a restartPolicy that the kind takes.',
  decisions: [],
  isAbout: ({ kind }) => takenBy.has(kind),

  check({ kind, value, pod, isPart }) {
    const taken = takenBy.get(kind)
    if (!taken || !pod) return []
    const spec = [...pod.path, 'spec']
    const named = valueAt(value, [...spec, 'restartPolicy'])
    if (named === undefined && isPart) return []
    const policy = named ?? 'Always'
    // What is no policy at all is told as a wrong value.
    if (typeof policy !== 'string' || !policies.has(policy) || taken.some((one) => one === policy))
      return []
    const wanted = taken.join(' or ')
    return [
      {
        path: named === undefined ? spec : [...spec, 'restartPolicy'],
        basis: 'refused',
        message:
          named === undefined
            ? `The pods of a ${kind} need restartPolicy ${wanted}; without the field they have Always, which the API server refuses.`
            : `The pods of a ${kind} have restartPolicy ${policy}; the API server takes ${wanted} alone.`,
        remediation:
          taken.length > 1 ? `Write restartPolicy: ${wanted}.` : 'Leave restartPolicy out.',
        facts: [templates.restartPolicies],
      },
    ]
  },
})
