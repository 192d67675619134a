import { evictionThresholds } from '../../catalog/flags/eviction-signals.ts'
import { defineLint } from '../../model/lint.ts'
import { thresholdFault, thresholdFlags } from '../config/eviction-threshold.ts'

const pair = /^["']*([\w.]+)<([\w.%+ -]*?)["']*$/

export const kubeletThreshold = defineLint({
  id: 'kubelet-threshold',
  on: 'command-line',
  summary: 'The kubelet reads each threshold of eviction in its flags',
  remediation: 'Write a quantity such as 500Mi or a share such as 10%.',
  decisions: [],

  check: ({ program, flags }) =>
    program === 'kubelet'
      ? flags.flatMap(({ name, value = '' }, i) =>
          !thresholdFlags.has(name)
            ? []
            : value.split(',').flatMap((one) => {
                const [, signal = '', own = ''] = pair.exec(one) ?? []
                const fault = signal === '' ? undefined : thresholdFault(signal, own)
                return fault === undefined
                  ? []
                  : [
                      {
                        path: [i, 'value'],
                        basis: 'refused' as const,
                        message: `--${name} has ${signal}<${own}; ${fault}.`,
                        facts: [evictionThresholds],
                      },
                    ]
              }),
        )
      : [],
})
