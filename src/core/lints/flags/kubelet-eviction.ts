import { linuxSignals } from '../../catalog/flags/eviction-signals.ts'
import { defineLint } from '../../model/lint.ts'
import type { Change } from '../../model/parsed.ts'
import { thresholdFlags } from '../config/eviction-threshold.ts'

export const kubeletEviction = defineLint({
  id: 'kubelet-eviction',
  on: 'command-line',
  summary: 'The thresholds of eviction in the flags are about what Windows has',
  remediation: 'Take it out; nodefs.available watches the disk.',
  decisions: [],

  check: ({ program, flags }) =>
    program === 'kubelet'
      ? flags.flatMap(({ name, value = '' }, i) =>
          linuxSignals.value
            .filter((signal) => thresholdFlags.has(name) && value.includes(signal))
            .map((signal) => ({
              path: [i, 'value'],
              basis: 'unsupported' as const,
              change: withoutSignal(value, signal),
              message: `--${name} has ${signal}, which Windows does not have: the threshold has no effect.`,
              facts: [linuxSignals],
            })),
        )
      : [],
})

function withoutSignal(value: string, signal: string): Change {
  const left = value.split(',').filter((one) => !one.trim().replace(/^["']/, '').startsWith(signal))
  return left.length === 0 ? { is: 'out' } : { is: 'set', to: left.join(',') }
}
