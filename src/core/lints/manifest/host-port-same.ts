import { objectRelations } from '../../catalog/workload/object-relations.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { hasPod } from '../../model/manifest.ts'
import { nodesAt, pathText, valueAt } from '../../model/nodes.ts'

export const hostPortSame = defineLint({
  id: 'host-port-same',
  on: 'manifest',
  summary: 'A pod in the network of its host has host ports that are those of its containers',
  remediation: 'Write the same number for both, or leave hostPort out.',
  decisions: [],
  isAbout: hasPod,

  check({ value, pod }): readonly LintViolation[] {
    const spec = [...(pod?.path ?? []), 'spec']
    if (!pod || valueAt(value, [...spec, 'hostNetwork']) !== true) return []
    return nodesAt(value, spec, ['containers', '*', 'ports', '*']).flatMap(
      ({ path, value: port }): readonly LintViolation[] => {
        const [host, own] = ['hostPort', 'containerPort'].map((key) => valueAt(port, [key]))
        if (typeof host !== 'number' || typeof own !== 'number' || host === 0 || host === own) {
          return []
        }
        return [
          {
            path: [...path, 'hostPort'],
            basis: 'refused',
            message: `${pathText([...path, 'hostPort'])} is ${host} beside containerPort ${own}, and the pod has the network of its host: the API server refuses it (“${objectRelations.hostPort.value}”).`,
            facts: [objectRelations.hostPort],
          },
        ]
      },
    )
  },
})
