import { stopSignals } from '../../catalog/workload/gated-fields.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { hasPod, systemOfPod } from '../../model/manifest.ts'
import { pathText, valueAt } from '../../model/nodes.ts'
import { inContainersOf } from '../containers.ts'

const taken = stopSignals.value.windows

export const stopSignal = defineLint({
  id: 'stop-signal',
  on: 'manifest',
  summary:
    'The stop signal of a container is one that its system has, and the pod names that system',
  remediation: `Write ${taken.join(' or ')}, and spec.os.name: windows.`,
  decisions: [],
  isAbout: hasPod,

  check(manifest) {
    const { value, pod } = manifest
    if (!pod || systemOfPod(manifest) !== 'windows') return []
    const isNamed = valueAt(value, [...pod.path, 'spec', 'os', 'name']) !== undefined
    return inContainersOf(manifest, 'lifecycle', 'stopSignal').flatMap(
      ({ path, value: signal }): readonly LintViolation[] => {
        if (typeof signal !== 'string' || signal === '') return []
        const isTaken = taken.some((one) => one === signal)
        if (isTaken && isNamed) return []
        return [
          {
            path,
            basis: 'refused',
            message: isTaken
              ? `${pathText(path)} is ${signal}, and the pod has no spec.os.name: the API server takes a stop signal only beside the name of the system.`
              : `${pathText(path)} is ${signal}; in a pod for Windows the API server takes ${taken.join(' and ')} alone.`,
            remediation: isTaken
              ? 'Add spec.os.name: windows.'
              : `Write ${taken.join(' or ')}, or leave it out.`,
            facts: [stopSignals],
          },
        ]
      },
    )
  },
})
