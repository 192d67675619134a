import { commands } from '../../../catalog/workload/commands.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const { scripts } = commands

export const imageProgram = defineLint({
  id: 'image-program',
  on: 'setup',
  summary: 'What an image for Windows starts is a program',
  remediation:
    'Begin the list with the program that runs the script, such as ["powershell.exe", "-File", "C:\\\\start.ps1"].',
  decisions: [],

  check({ observations }) {
    if (named(observations, 'image.base').length === 0) return []
    return named(observations, 'image.program')
      .filter(({ value }) => isScript(String(value)))
      .map((one) => ({
        path: [],
        place: placeOf(one),
        basis: 'fails' as const,
        message: `The image starts ${String(one.value)}, a script and no program, which Windows does not run by itself.`,
        facts: [scripts],
      }))
  },
})

const isScript = (program: string) =>
  scripts.value.some((ending) => program.toLowerCase().endsWith(ending))
