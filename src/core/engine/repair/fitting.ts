import type { Finding } from '../../model/finding.ts'
import type { Choices, DecisionId } from '../../model/scenario.ts'
import { rules as allRules } from '../../rules/index.ts'
import { evaluate } from '../evaluate.ts'
import type { Changes } from './changes.ts'
import { repairs } from './repair.ts'

/**
 * What to change of the values that nobody told, so that they add no error to those of the values
 * that somebody told. Nothing where only a change that takes a safeguard away would do.
 */
export function fitting(choices: Choices, told: readonly DecisionId[]): Changes {
  const isTold = new Set<DecisionId>(told)
  const ofTold = new Set(
    evaluate(choices).findings.flatMap(({ id, severity, decisions }) =>
      severity === 'error' && decisions.every((one) => isTold.has(one)) ? [id] : [],
    ),
  )
  const rules = allRules.filter(({ id }) => !ofTold.has(id))
  const safe = repairs(evaluate(choices, rules), told, rules).repairs.filter(
    ({ risks }) => risks.length === 0,
  )
  const near = safe.filter(({ count }) => count === safe[0]?.count)
  const [best] = near.toSorted((a, b) => doubtsIn(a.findings) - doubtsIn(b.findings))
  return best?.changes ?? {}
}

const doubtsIn = (findings: readonly Finding[]) =>
  findings.filter(({ severity }) => severity !== 'info').length
