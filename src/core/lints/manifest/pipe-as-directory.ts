import { pipesNotMet } from '../../catalog/workload/pipes.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { hasPod } from '../../model/manifest.ts'
import { nodesAt, pathText, valueAt } from '../../model/nodes.ts'
import { pipePath } from '../pipe-path.ts'

const types: ReadonlyMap<string, string> = new Map(Object.entries(pipesNotMet.value))

export const pipeAsDirectory = defineLint({
  id: 'pipe-as-directory',
  on: 'manifest',
  summary: 'A volume of a pipe asks for no directory, socket or device',
  remediation:
    'Leave the type of the volume out: then the kubelet looks at nothing before it mounts.',
  decisions: [],
  isAbout: hasPod,
  ofPods: 'windows',

  check: ({ value, pod }) =>
    nodesAt(value, pod?.path ?? [], ['spec', 'volumes', '*', 'hostPath']).flatMap(
      ({ path, value: source }): readonly LintViolation[] => {
        const [from = '', type = ''] = ['path', 'type'].map((key) => String(valueAt(source, [key])))
        const wanted = types.get(type)
        return wanted !== undefined && pipePath.test(from)
          ? [
              {
                path: [...path, 'type'],
                basis: 'fails',
                message: `${pathText(path)} is the pipe ${from} with the type ${type}: the kubelet looks before it mounts, finds no ${wanted} there, and the pod stays in ContainerCreating (“hostPath type check failed”).`,
                facts: [pipesNotMet],
              },
            ]
          : []
      },
    ),
})
