import { evictionThresholds } from '../../catalog/flags/eviction-signals.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { thresholdFault, thresholdFields } from './eviction-threshold.ts'

const fields = [...thresholdFields, 'evictionMinimumReclaim']

export const kubeletConfigThreshold = defineLint({
  id: 'kubelet-config-threshold',
  on: 'kubelet-config',
  summary: 'The kubelet reads each threshold of eviction in its file',
  remediation: 'Write a quantity such as 500Mi or a share such as 10%.',
  decisions: [],

  check: ({ value }) =>
    fields.flatMap((field) => {
      const thresholds = valueAt(value, [field])
      if (typeof thresholds !== 'object' || thresholds === null) return []
      return Object.entries(thresholds).flatMap(([signal, own]): readonly LintViolation[] => {
        const fault = typeof own === 'string' ? thresholdFault(signal, own) : undefined
        return fault === undefined
          ? []
          : [
              {
                path: [field, signal],
                basis: 'refused',
                message: `${field} has ${signal}: ${String(own)}; ${fault}.`,
                facts: [evictionThresholds],
              },
            ]
      })
    }),
})
