import { decisionIds } from '../model/decisions.ts'
import type { Finding } from '../model/finding.ts'
import type { AnyRule } from '../model/rule.ts'
import type { Choices, DecisionId, Scenario } from '../model/scenario.ts'
import { rules as allRules } from '../rules/index.ts'
import { changedDecisions } from './changed.ts'
import { gravestFirst, judge, type EvaluateOptions, type Evaluation } from './evaluate.ts'
import { resolve } from './resolve.ts'

/**
 * Makes an `evaluate` that keeps what each rule said last: a rule is asked anew only when a decision
 * that it declares has changed.
 */
export function createEvaluator({
  catalog,
  rules = allRules,
}: EvaluateOptions): (choices: Choices) => Evaluation {
  const readers = readersIn(rules)
  let last:
    { readonly scenario: Scenario; readonly said: readonly (readonly Finding[])[] } | undefined
  return (choices) => {
    const scenario = resolve(choices, catalog)
    const said = last ? [...last.said] : []
    const stale = new Uint8Array(rules.length)
    for (const id of last ? changedDecisions(last.scenario, scenario) : decisionIds) {
      readers.get(id)?.forEach((i) => (stale[i] = 1))
    }
    const findings: Finding[] = []
    rules.forEach((rule, i) => {
      if (stale[i] === 1) said[i] = judge(rule, scenario, catalog)
      const found = said[i]
      if (found && found.length > 0) findings.push(...found)
    })
    last = { scenario, said }
    return { choices, scenario, findings: gravestFirst(findings) }
  }
}

/** The places of the rules that read a decision; what is accepted counts for every verdict. */
const readersIn = (rules: readonly AnyRule[]): ReadonlyMap<DecisionId, readonly number[]> =>
  new Map(
    decisionIds.map((id) => [
      id,
      rules.flatMap((rule, i) => (id === 'accepted' || rule.decisions.includes(id) ? [i] : [])),
    ]),
  )
