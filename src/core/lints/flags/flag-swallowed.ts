import { commandLine } from '../../catalog/flags/other-binaries.ts'
import { defineLint } from '../../model/lint.ts'
import { swallowed } from '../../values/swallowed-flag.ts'

export const flagSwallowed = defineLint({
  id: 'flag-swallowed',
  on: 'command-line',
  summary: 'No quote of a command line takes the flags behind it into a value',
  remediation:
    'Take out the quote that has no partner; what a script reads from kubeadm-flags.env ends with one.',
  decisions: [],

  check({ program, flags }) {
    return flags.flatMap(({ name, value }, i) => {
      const inside = value === undefined ? undefined : swallowed(value)
      return inside === undefined
        ? []
        : [
            {
              path: [i, 'value'],
              basis: 'fails' as const,
              message: `The quotes pair wrongly: ${program} takes what follows --${name} as its value, --${inside} and all, so that these flags are not set.`,
              facts: [commandLine.blanks],
            },
          ]
    })
  },
})
