import { pipesReadOnly } from '../../catalog/workload/pipes.ts'
import { defineLint } from '../../model/lint.ts'
import { hasPod } from '../../model/manifest.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import { pipePath } from '../pipe-path.ts'

export const pipeReadOnly = defineLint({
  id: 'pipe-read-only',
  on: 'manifest',
  summary: 'A pod mounts no pipe read-only where Docker runs',
  remediation: 'Leave readOnly out of the mount of the pipe.',
  decisions: ['containerRuntime'],
  isAbout: hasPod,
  ofPods: 'windows',

  check({ value, pod }, { containerRuntime }) {
    if (pod?.operatingSystem !== 'windows' || containerRuntime !== 'docker') return []
    const spec = [...pod.path, 'spec']
    return lists
      .flatMap((list) => nodesAt(value, spec, [list, '*', 'volumeMounts', '*', 'mountPath']))
      .flatMap(({ path, value: mount }) => {
        const readOnly = [...path.slice(0, -1), 'readOnly']
        return pipePath.test(String(mount)) && valueAt(value, readOnly) === true
          ? [
              {
                path: readOnly,
                basis: 'refused' as const,
                message: `The pipe ${String(mount)} is mounted read-only; Docker refuses that: ${pipesReadOnly.value}.`,
                facts: [pipesReadOnly],
              },
            ]
          : []
      })
  },
})

const lists = ['initContainers', 'containers']
