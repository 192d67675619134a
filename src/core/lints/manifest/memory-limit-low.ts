import { resourceFacts } from '../../catalog/workload/resources.ts'
import { tooLittleMemory } from '../../catalog/workload/smallest-limit.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { hasPod } from '../../model/manifest.ts'
import { pathText } from '../../model/nodes.ts'
import { parseQuantity } from '../../values/quantity.ts'
import { inContainersOf } from '../containers.ts'

export const memoryLimitLow = defineLint({
  id: 'memory-limit-low',
  on: 'manifest',
  summary: 'A container for Windows may use the memory that Windows itself needs in it',
  remediation: `Raise the limit: ${tooLittleMemory.value.runs} was enough to start, and applications need more.`,
  decisions: [],
  isAbout: hasPod,
  ofPods: 'windows',

  check: (manifest) =>
    manifest.pod?.operatingSystem === 'windows' && !manifest.pod.isHostProcess
      ? inContainersOf(manifest, 'resources', 'limits', 'memory').flatMap(
          ({ path, value }): readonly LintViolation[] => {
            const bytes = parseQuantity(String(value))
            // Of less than that the unit was left out.
            if (bytes === undefined || bytes < resourceFacts.smallestMemory.value.bytes) return []
            if (bytes > tooLittleMemory.value.bytes) return []
            return [
              {
                path,
                basis: 'fails',
                message: `${pathText(path)} is ${String(value)}: with ${tooLittleMemory.value.text} or less a container of Windows does not start, and Docker hangs on it.`,
                facts: [tooLittleMemory],
              },
            ]
          },
        )
      : [],
})
