import { memoryThreshold } from '../../catalog/flags/eviction-signals.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { named } from '../../model/observed.ts'
import { ofKind } from '../../model/parsed.ts'
import { compareVersions } from '../../values/version.ts'
import { isForWindows } from '../config/for-windows.ts'
import { isAllOfWindows } from '../only-windows.ts'

const { signal, through } = memoryThreshold.value
const fields = ['evictionHard', 'evictionSoft']
const flagNames: ReadonlySet<string> = new Set(['eviction-hard', 'eviction-soft'])

export const kubeletMemoryThreshold = defineLint({
  id: 'kubelet-memory-threshold',
  on: 'setup',
  summary: 'A kubelet on Windows that is to evict pods for want of memory can do so',
  remediation: `Give each container a memory limit and reserve memory for the system; from 1.31 on ${signal} works.`,
  decisions: ['kubernetesVersion'],

  check({ observations, parsed }, { kubernetesVersion }): readonly LintViolation[] {
    if (compareVersions(kubernetesVersion, through) > 0) return []
    const isAlone = isAllOfWindows(observations) && named(observations, 'node.linuxIp').length === 0
    const files = ofKind(parsed, 'kubelet-config').flatMap(({ value, placeOf }) =>
      isForWindows(value) || (isAlone && value.isOnWindows !== false)
        ? fields.flatMap((field) =>
            valueAt(value.value, [field, signal]) === undefined
              ? []
              : [{ what: field, place: placeOf([field, signal]) }],
          )
        : [],
    )
    const lines = ofKind(parsed, 'command-line').flatMap(({ value, placeOf }) =>
      value.program === 'kubelet' && value.isComplete && isAlone
        ? value.flags.flatMap(({ name, value: text = '' }, i) =>
            flagNames.has(name) && text.includes(signal)
              ? [{ what: `--${name}`, place: placeOf([i, 'value']) }]
              : [],
          )
        : [],
    )
    return [...files, ...lines].map(({ what, place }) => ({
      path: [],
      place,
      basis: 'unsupported',
      message: `${what} has ${signal}, which the kubelet ${kubernetesVersion} does not watch on Windows: no pod is evicted for want of memory.`,
      facts: [memoryThreshold],
    }))
  },
})
