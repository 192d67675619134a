import { podLimits } from '../../catalog/workload/api-limits.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { hasPod } from '../../model/manifest.ts'
import { nodesAt, pathText, valueAt, type Node } from '../../model/nodes.ts'

const { successes, initContainers } = podLimits

export const probeLimits = defineLint({
  id: 'probe-limits',
  on: 'manifest',
  summary: 'A liveness probe succeeds once, and containers that end have no probes',
  remediation: `Write successThreshold: ${successes.value.must}, or leave it out.`,
  decisions: [],
  isAbout: hasPod,

  check: ({ value, pod }) =>
    pod
      ? ['containers', 'initContainers'].flatMap((list) =>
          nodesAt(value, [...pod.path, 'spec'], [list, '*']).flatMap((container) => [
            ...tooOften(container),
            ...(list === 'initContainers' ? probed(container) : []),
          ]),
        )
      : [],
})

const tooOften = ({ path, value }: Node): readonly LintViolation[] =>
  successes.value.probes.flatMap((probe) => {
    const at = [probe, 'successThreshold']
    const times = valueAt(value, at)
    return typeof times !== 'number' || times === 0 || times === successes.value.must
      ? []
      : [
          {
            path: [...path, ...at],
            basis: 'refused',
            message: `${pathText([...path, ...at])} is ${times}: the API server refuses it (“must be ${successes.value.must}”); a readiness probe alone may ask for more.`,
            facts: [successes],
          },
        ]
  })

/** A container that has to end before the others start is never asked. */
function probed({ path, value }: Node): readonly LintViolation[] {
  const { fields, unless, says } = initContainers.value
  if (valueAt(value, ['restartPolicy']) === unless) return []
  return fields
    .filter((field) => {
      const own = valueAt(value, [field])
      return own !== undefined && own !== null
    })
    .map((field) => ({
      path: [...path, field],
      basis: 'refused',
      message: `The init container ${String(valueAt(value, ['name']))} has ${field}: the API server refuses it (“${says}”).`,
      remediation: `Take ${field} out, or write restartPolicy: ${unless} where the container is to go on beside the others.`,
      facts: [initContainers],
    }))
}
