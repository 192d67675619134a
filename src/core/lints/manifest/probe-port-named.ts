import { namedObjects } from '../../catalog/workload/named-objects.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'

export const probePortNamed = defineLint({
  id: 'probe-port-named',
  on: 'manifest',
  summary: 'The port that a probe names is one of its container',
  remediation: 'Give the port of the container that name, or write its number.',
  decisions: [],
  isAbout: ({ pod }) => pod !== undefined,

  check({ value, pod, isPart }): readonly LintViolation[] {
    if (!pod || isPart) return []
    return ['containers', 'initContainers']
      .flatMap((list) => nodesAt(value, [...pod.path, 'spec'], [list, '*']))
      .flatMap((container) => {
        const names = nodesAt(container.value, ['ports'], ['*', 'name']).map((one) => one.value)
        return probes
          .flatMap((probe) => nodesAt(container.value, [], [probe, '*', 'port']))
          .flatMap(({ path, value: port }): readonly LintViolation[] => {
            if (typeof port !== 'string' || !isName.test(port) || names.includes(port)) return []
            return [
              {
                path: [...container.path, ...path],
                basis: 'fails',
                message: `The probe asks the port ${port}, and the container ${String(valueAt(container.value, ['name']))} names ${names.length === 0 ? 'none' : names.map(String).join(', ')}: it fails each time.`,
                facts: [namedObjects.probePort],
              },
            ]
          })
      })
  },
})

const probes = ['livenessProbe', 'readinessProbe', 'startupProbe']
/** A template may put anything in. */
const isName = /^(?=.*[a-z])[a-z\d-]{1,15}$/
