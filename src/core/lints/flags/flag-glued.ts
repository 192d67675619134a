import { commandLine } from '../../catalog/flags/other-binaries.ts'
import { defineLint } from '../../model/lint.ts'
import { gluedFlag } from './glued.ts'

export const flagGlued = defineLint({
  id: 'flag-glued',
  on: 'command-line',
  summary: 'White space stands before every flag',
  remediation: 'Put a space between the two flags.',
  decisions: [],

  check({ program, flags }) {
    return flags.flatMap((use, i) => {
      const glued = gluedFlag(use)
      if (glued === undefined) return []
      return [
        {
          path: [i],
          basis: 'fails' as const,
          message: `--${glued} is glued to --${use.name.split('--', 1)[0] ?? use.name}: ${program} takes both as one flag, and --${glued} is not set.`,
          ...(use.value?.includes(`--${glued}`) === true
            ? {
                change: {
                  is: 'set' as const,
                  to: use.value.replace(`--${glued}`, () => ` --${glued}`),
                },
              }
            : {}),
          facts: [commandLine.blanks],
        },
      ]
    })
  },
})
