import { linuxSignals } from '../../catalog/flags/eviction-signals.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { thresholdFields } from './eviction-threshold.ts'
import { isForWindows } from './for-windows.ts'

export const kubeletConfigEviction = defineLint({
  id: 'kubelet-config-eviction',
  on: 'kubelet-config',
  summary: 'The thresholds of eviction are about what Windows has',
  remediation: 'Take it out; nodefs.available watches the disk.',
  decisions: [],

  check: (config) =>
    isForWindows(config)
      ? thresholdFields.flatMap((field) =>
          linuxSignals.value.flatMap((signal): readonly LintViolation[] =>
            valueAt(config.value, [field, signal]) === undefined
              ? []
              : [
                  {
                    path: [field, signal],
                    basis: 'unsupported',
                    message: `${field} has ${signal}, which Windows does not have: the threshold has no effect.`,
                    facts: [linuxSignals],
                  },
                ],
          ),
        )
      : [],
})
