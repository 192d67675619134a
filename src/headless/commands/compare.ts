import { compare as compareSetups } from '../../core/compare.ts'
import type { Input, PairCommand } from '../command.ts'
import { evaluationOf, printed, sourceOf } from '../printed.ts'

export const compare: PairCommand = {
  kind: 'pair',
  id: 'compare',
  usage: 'FILE FILE [--today YYYY-MM-DD]',
  summary: 'what differs, and the way from the first to the second',
  options: [],
  run(from, to, { today }) {
    // The files and the way are the same on any day.
    const { decisions, files, steps } = compareSetups(evaluationOf(from), evaluationOf(to))
    const findingsOf = (input: Input) => printed(evaluationOf(input, today).findings)
    return {
      output: {
        decisions,
        findings: { from: findingsOf(from), to: findingsOf(to) },
        files,
        steps: steps.map((step) => ({ ...step, sources: step.sources.map(sourceOf) })),
      },
    }
  },
}
