import { decisionIds, type Choices, type DecisionId } from '../../core/plan.ts'
import { createRepairer } from '../../core/repair.ts'
import { Unusable, type ScenarioCommand } from '../command.ts'
import { evaluationOf, printed } from '../printed.ts'

export const repair: ScenarioCommand = {
  kind: 'scenario',
  id: 'repair',
  usage: 'FILE [--pin DECISION]…',
  summary: 'the nearest scenarios without errors',
  options: ['pin'],
  start({ pin = [] }, others) {
    const pinned = [...pin, ...others].map(decisionNamed)
    const repairer = createRepairer()
    return (input) => {
      const evaluation = evaluationOf({ ...input, findings: [] })
      // A value that its decision cannot take is replaced by the default in every repair.
      const replaced: Partial<Choices> = Object.assign(
        {},
        ...input.findings
          .filter(({ severity }) => severity === 'error')
          .map(({ suggestion }) => suggestion),
      )
      const found = repairer.repairs(evaluation, { pinned })
      const isReplaced = Object.keys(replaced).length > 0
      const isFine = !evaluation.findings.some(({ severity }) => severity === 'error')
      const repairs =
        isReplaced && isFine
          ? [{ changes: {}, findings: evaluation.findings }]
          : found.repairs.map(({ changes, findings }) => ({ changes, findings }))
      return {
        output: {
          repairs: repairs.map(({ changes, findings }) => ({
            changes: { ...replaced, ...changes },
            findings: printed(findings),
          })),
          ...(repairs.length === 0 ? { reason: found.reason ?? 'The scenario has no error.' } : {}),
        },
      }
    }
  },
}

function decisionNamed(name: string): DecisionId {
  const id = decisionIds.find((one) => one === name)
  if (id === undefined) throw new Unusable(`There is no decision ${name} to pin.`)
  return id
}
