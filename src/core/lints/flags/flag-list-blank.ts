import { commandLine } from '../../catalog/flags/other-binaries.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'

const programs: readonly unknown[] = ['kubelet', 'kube-proxy']

export const flagListBlank = defineLint({
  id: 'flag-list-blank',
  on: 'command-line',
  summary: 'A list in the value of a flag has no blank behind its commas',
  remediation: 'Take the blank out: --flag=a=1,b=2.',
  decisions: [],

  check({ program, flags, strays = [], isService, isOfNssm }): readonly LintViolation[] {
    // A shell may quote what a text shows bare; the command line of a service is taken as it stands.
    if (!programs.includes(program) || (!isService && !isOfNssm)) return []
    return strays.flatMap(({ after, text }): readonly LintViolation[] => {
      const { name = '', value, isKnown } = flags[after] ?? {}
      if (isKnown !== true || value === undefined || !/[^,\s],$/.test(value)) return []
      return [
        {
          path: [after, 'value'],
          basis: 'refused',
          message: `The value of --${name} has a blank behind a comma: ${program} takes “${value}” and stops at ${text} as an unknown command.`,
          facts: [commandLine.strayWord],
        },
      ]
    })
  },
})
