import type { Catalog } from '../catalog/catalog.ts'
import { weakest, type Confidence } from '../catalog/fact.ts'
import type { Finding, Violation } from '../model/finding.ts'
import type { AnyRule } from '../model/rule.ts'
import type { Choices, Scenario } from '../model/scenario.ts'
import { rules as allRules } from '../rules/index.ts'
import { resolve } from './resolve.ts'
import { severityOf } from './severity.ts'

export interface Evaluation {
  readonly choices: Choices
  readonly scenario: Scenario
  readonly findings: readonly Finding[]
}

export interface EvaluateOptions {
  readonly catalog: Catalog
  readonly rules?: readonly AnyRule[]
}

/** What every rule says of these choices, the gravest first. Never throws for any choices of the right types. */
export function evaluate(
  choices: Choices,
  { catalog, rules = allRules }: EvaluateOptions,
): Evaluation {
  const scenario = resolve(choices, catalog)
  const findings = rules.flatMap((rule) => judge(rule, scenario, catalog))
  return { choices, scenario, findings: findings.toSorted(byGravity) }
}

/** The findings of one rule. */
export function judge(rule: AnyRule, scenario: Scenario, catalog: Catalog): readonly Finding[] {
  const result = rule.check(scenario, { catalog })
  if (!result) return nothing
  return Array.isArray(result)
    ? result.map((violation: Violation) => finding(rule, violation, scenario, catalog))
    : [finding(rule, result as Violation, scenario, catalog)]
}

const nothing: readonly Finding[] = []

function finding(
  rule: AnyRule,
  violation: Violation,
  scenario: Scenario,
  catalog: Catalog,
): Finding {
  const basis = violation.basis ?? rule.basis
  const confidence = confidenceOf(rule, violation, scenario, catalog)
  const severity = severityOf({ ...rule, basis }, confidence)
  const isAccepted =
    severity === 'error' && basis === 'unsupported' && scenario.accepted.includes(rule.id)
  return {
    id: rule.id,
    severity: isAccepted ? 'warning' : severity,
    basis,
    confidence,
    message: violation.message,
    remediation: violation.remediation ?? rule.remediation,
    decisions: violation.decisions ?? rule.decisions,
    ...(violation.suggestion ? { suggestion: violation.suggestion } : {}),
    sources: [...new Set(violation.facts.flatMap(({ sources }) => sources))],
  }
}

/**
 * The confidence of the weakest fact needed. Beyond the newest minor whose flags were read, a
 * verdict about the version is a conclusion, unless the fact is a final state.
 */
function confidenceOf(
  rule: AnyRule,
  { facts }: Violation,
  { kubernetesVersion }: Scenario,
  catalog: Catalog,
): Confidence {
  const stated = weakest(facts.map(({ confidence }) => confidence))
  if (stated !== 'verified' || catalog.kubernetes[kubernetesVersion].flagsRead) return stated
  if (!rule.decisions.includes('kubernetesVersion')) return stated
  return facts.some(({ lasting }) => lasting) ? stated : 'inferred'
}

const gravity = { error: 0, warning: 1, unknown: 2, info: 3 } as const

export const byGravity = (a: Finding, b: Finding) => gravity[a.severity] - gravity[b.severity]

export const hasErrors = (findings: readonly Finding[]) =>
  findings.some(({ severity }) => severity === 'error')
