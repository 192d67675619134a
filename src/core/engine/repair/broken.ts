import type { Finding } from '../../model/finding.ts'
import type { AnyRule } from '../../model/rule.ts'
import type { DecisionId, Scenario } from '../../model/scenario.ts'
import { judge } from '../evaluate.ts'
import { idsOf, type Changes } from './changes.ts'

/** A rule that gives errors, with these. */
export interface Broken {
  readonly rule: AnyRule
  readonly errors: readonly Finding[]
}

/** The rule with its errors; undefined if there is none. */
export function ask(rule: AnyRule, scenario: Scenario): Broken | undefined {
  const errors = judge(rule, scenario).filter(({ severity }) => severity === 'error')
  return errors.length > 0 ? { rule, errors } : undefined
}

/** The changes that errors suggest, by the decision that each changes. */
export function suggestionsOf(
  broken: readonly Broken[],
): ReadonlyMap<DecisionId, readonly Changes[]> {
  const found = new Map<DecisionId, Changes[]>()
  for (const { suggestion } of broken.flatMap(({ errors }) => errors)) {
    for (const id of suggestion ? idsOf(suggestion) : []) {
      found.set(id, [...(found.get(id) ?? []), { [id]: suggestion?.[id] }])
    }
  }
  return found
}
