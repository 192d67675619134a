import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { named } from '../../../model/observed.ts'
import { ofKind, type CommandLine } from '../../../model/parsed.ts'
import { thresholdFields, thresholdFlags } from '../../config/eviction-threshold.ts'
import { isForWindows } from '../../config/for-windows.ts'
import { isForLinux } from '../../config/written-on-windows.ts'
import { rowWithin } from '../../limitation-rows.ts'
import { isAllOfWindows } from '../../only-windows.ts'

const signal = 'memory.available'

const inList = /\bmemory\.available<([^\s,"']*)/

/** A threshold of nothing is that of whoever wants no such eviction. */
const isAsked = (threshold: unknown) =>
  typeof threshold === 'string' && !/^0*(?:\.0*)?(?:%|[KMG]i?)?$/.test(threshold)

const isOfWindows = ({ flags, isService, isOfNssm }: CommandLine) =>
  isService === true ||
  isOfNssm === true ||
  flags.some(({ value = '' }) => /^["']?[A-Za-z]:[\\/]|npipe:/.test(value))

export const kubeletMemoryThreshold = defineLint({
  id: 'kubelet-memory-threshold',
  on: 'setup',
  summary: 'A kubelet on Windows that is to evict pods for want of memory can do so',
  remediation: `Give each container a memory limit and reserve memory for the system; from 1.31 on ${signal} works.`,
  decisions: ['kubernetesVersion'],

  check({ observations, parsed }, { kubernetesVersion }): readonly LintViolation[] {
    const row = rowWithin('eviction-missing', kubernetesVersion)
    if (!row) return []
    const isAlone = isAllOfWindows(observations) && named(observations, 'node.linuxIp').length === 0
    const files = ofKind(parsed, 'kubelet-config').flatMap(({ value, placeOf }) =>
      isForWindows(value) || (isAlone && value.isOnWindows !== false && !isForLinux(value.value))
        ? thresholdFields.flatMap((field) =>
            isAsked(valueAt(value.value, [field, signal]))
              ? [{ what: field, place: placeOf([field, signal]) }]
              : [],
          )
        : [],
    )
    const lines = ofKind(parsed, 'command-line').flatMap(({ value, placeOf }) =>
      value.program === 'kubelet' && (isAlone || isOfWindows(value))
        ? value.flags.flatMap(({ name, value: text = '' }, i) =>
            thresholdFlags.has(name) && isAsked(inList.exec(text)?.[1])
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
      facts: [row.statement],
    }))
  },
})
