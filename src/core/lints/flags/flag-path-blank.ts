import { commandLine } from '../../catalog/flags/other-binaries.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'

export const flagPathBlank = defineLint({
  id: 'flag-path-blank',
  on: 'command-line',
  summary: 'A path with a blank stands in quotes',
  remediation: 'Put the path in quotes, --flag="C:\\…", or take a folder without a blank.',
  decisions: [],

  check({ program, flags, strays = [], isService, isOfNssm }): readonly LintViolation[] {
    // A shell may quote what a text shows bare; the command line of a service is taken as it stands.
    if (program !== 'kubelet' || (!isService && !isOfNssm)) return []
    return strays.flatMap(({ after, text }): readonly LintViolation[] => {
      const { name = '', value, isKnown } = flags[after] ?? {}
      if (isKnown !== true || value === undefined) return []
      if (!startOfPath.test(value) || !endOfPath.test(text)) return []
      return [
        {
          path: [after, 'value'],
          basis: 'refused',
          message: `The value of --${name} has a blank and no quotes: the kubelet takes ${value}, then stops at ${text} as an unknown command.`,
          facts: [commandLine.strayWord],
        },
      ]
    })
  },
})

const startOfPath = /^[A-Za-z]:[\\/](?:[^.]|\.(?![A-Za-z]{2,5}$))*$/
const endOfPath = /^(?![A-Za-z]:)[^\s\\/]{1,80}[\\/]/
