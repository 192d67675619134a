import type { Catalog } from '../catalog/catalog.ts'
import type { Finding, Severity, Violation } from '../model/finding.ts'
import type { AnyRule, RuleContext } from '../model/rule.ts'
import type { Choices, Scenario } from '../model/scenario.ts'
import { rules as allRules } from '../rules/index.ts'
import { confidenceOf, sourcesOf } from './evidence.ts'
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
  const context: RuleContext = { catalog }
  const findings: Finding[] = []
  // Most rules find nothing most of the time, so nothing is called or made before something is found.
  for (const rule of rules) {
    const result = rule.check(scenario, context)
    if (result !== undefined) collect(rule, result, scenario, catalog, findings)
  }
  return { choices, scenario, findings: gravestFirst(findings) }
}

/** The findings of one rule. */
export function judge(rule: AnyRule, scenario: Scenario, catalog: Catalog): readonly Finding[] {
  const result = rule.check(scenario, { catalog })
  if (result === undefined) return nothing
  const findings: Finding[] = []
  collect(rule, result, scenario, catalog, findings)
  return findings
}

const nothing: readonly Finding[] = []

function collect(
  rule: AnyRule,
  result: Violation | readonly Violation[],
  scenario: Scenario,
  catalog: Catalog,
  findings: Finding[],
): void {
  if (!isList(result)) findings.push(finding(rule, result, scenario, catalog))
  else for (const one of result) findings.push(finding(rule, one, scenario, catalog))
}

const isList = (result: Violation | readonly Violation[]): result is readonly Violation[] =>
  Array.isArray(result)

function finding(
  rule: AnyRule,
  violation: Violation,
  scenario: Scenario,
  catalog: Catalog,
): Finding {
  const { facts, suggestion } = violation
  const basis = violation.basis ?? rule.basis
  const readsVersion = rule.decisions.includes('kubernetesVersion')
  const confidence = confidenceOf(
    facts,
    readsVersion ? scenario.kubernetesVersion : undefined,
    catalog,
  )
  const severity = severityOf({ basis, matrix: rule.matrix, risk: rule.risk }, confidence)
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
    ...(suggestion ? { suggestion } : {}),
    sources: sourcesOf(facts),
  }
}

const gravity = { error: 0, warning: 1, unknown: 2, info: 3 } as const

/** The order of `byGravity`, without the comparisons. */
export function gravestFirst(findings: readonly Finding[]): readonly Finding[] {
  const groups: Record<Severity, Finding[]> = { error: [], warning: [], unknown: [], info: [] }
  for (const finding of findings) groups[finding.severity].push(finding)
  return [...groups.error, ...groups.warning, ...groups.unknown, ...groups.info]
}

export const byGravity = (a: Finding, b: Finding) => gravity[a.severity] - gravity[b.severity]

export const hasErrors = (findings: readonly Finding[]) =>
  findings.some(({ severity }) => severity === 'error')
