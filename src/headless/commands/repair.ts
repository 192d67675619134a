import { decisionIds, evaluate, type DecisionId } from '../../core/plan.ts'
import { repairs as repairsOf } from '../../core/repair.ts'
import { Unusable, type ScenarioCommand } from '../command.ts'
import { replacedIn } from '../input.ts'
import { evaluationOf, printed } from '../printed.ts'

export const repair: ScenarioCommand = {
  kind: 'scenario',
  id: 'repair',
  usage: 'FILE [--pin DECISION]…',
  summary: 'the nearest scenarios without errors',
  options: ['pin'],
  start({ pin = [], today }, others) {
    const pinned = [...pin, ...others].map(decisionNamed)
    return (input) => {
      const evaluation = evaluationOf({ ...input, findings: [] })
      const replaced = replacedIn(input)
      const kept = pinned.find((id) => id in replaced)
      if (kept !== undefined) {
        const reason = `The value of ${kept} cannot be used, and it is to be kept.`
        return { output: { repairs: [], reason } }
      }
      const found = repairsOf(evaluation, pinned)
      const isReplaced = Object.keys(replaced).length > 0
      const isFine = !evaluation.findings.some(({ severity }) => severity === 'error')
      const repairs = isReplaced && isFine ? [{ changes: {}, risks: [] }] : found.repairs
      return {
        output: {
          repairs: repairs.map(({ changes, risks }) => ({
            changes: { ...replaced, ...changes },
            risks,
            findings: printed(
              evaluate({ ...input.choices, ...changes }, undefined, today).findings,
            ),
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
