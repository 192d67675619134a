import { join } from 'node:path'
import { createGenerator } from '../../core/files.ts'
import { hasErrors } from '../../core/plan.ts'
import type { ScenarioCommand } from '../command.ts'
import { evaluationOf, printed } from '../printed.ts'

export const generate: ScenarioCommand = {
  kind: 'scenario',
  id: 'generate',
  usage: 'FILE [--out DIR] [--today YYYY-MM-DD]',
  summary: 'the files of a scenario',
  options: ['out'],
  start({ out, today }, _others, world) {
    const filesOf = createGenerator()
    return (input) => {
      // The files are the same on any day.
      const files = filesOf(evaluationOf(input)).map(({ path, text }) => ({ path, text }))
      if (out !== undefined) for (const { path, text } of files) world.save(join(out, path), text)
      const { findings } = evaluationOf(input, today)
      return { output: { findings: printed(findings), files }, hasErrors: hasErrors(findings) }
    }
  },
}
