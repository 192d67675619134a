import { commandLine } from '../../catalog/flags/other-binaries.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'

/** Less is a hint in words, and no line that somebody runs. */
const fewest = 3

export const flagSwitchWord = defineLint({
  id: 'flag-switch-word',
  on: 'command-line',
  summary: 'The value of a switch stands behind an equals sign',
  remediation: 'Write --flag=false.',
  decisions: [],

  check({ program, flags, strays = [] }) {
    if (program !== 'kubelet' || flags.length < fewest) return []
    return strays.flatMap(({ after, text }): readonly LintViolation[] => {
      const { name = '', value, isKnown } = flags[after] ?? {}
      if (isKnown !== true || value !== undefined || !/^["']?(?:true|false)["']?$/i.test(text))
        return []
      return [
        {
          path: [after],
          basis: 'refused',
          message: `--${name} is a switch, which takes ${text} only behind an equals sign: the kubelet takes it as true, and stops at ${text} as an unknown command.`,
          remediation: `Write --${name}=${text.replaceAll(/["']/g, '')}.`,
          facts: [commandLine.strayWord],
        },
      ]
    })
  },
})
