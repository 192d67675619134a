import { catalogDate } from '../catalog/catalog.ts'
import type { Finding, Violation } from '../model/finding.ts'
import type { AnyRule } from '../model/rule.ts'
import type { Choices, Scenario } from '../model/scenario.ts'
import { rules as allRules } from '../rules/index.ts'
import { catalogAge } from './catalog-age.ts'
import { confidenceOf, sourcesOf } from './evidence.ts'
import { keepResults } from './keep-results.ts'
import { resolve } from './resolve.ts'
import { severityOf } from './severity.ts'

export interface Evaluation {
  readonly choices: Choices
  readonly scenario: Scenario
  readonly findings: readonly Finding[]
}

/**
 * What every rule says of these choices, the gravest first. Never throws for any choices of the right
 * types. Without `today` (`YYYY-MM-DD`) support is judged by the date of the facts, so that the same
 * scenario reads the same on any day.
 */
export function evaluate(
  choices: Choices,
  rules: readonly AnyRule[] = allRules,
  today?: string,
): Evaluation {
  const scenario = resolve(choices)
  const findings =
    rules === allRules && today === undefined
      ? joined(judgeChanged(scenario))
      : rules.flatMap((rule) => judge(rule, scenario, today))
  if (today !== undefined) findings.push(...catalogAge(today))
  return { choices, scenario, findings: findings.toSorted(byGravity) }
}

/** `flat` asks every list for its kind, which costs more here than most rules. */
function joined(lists: readonly (readonly Finding[])[]): Finding[] {
  const all: Finding[] = []
  for (const list of lists) for (const one of list) all.push(one)
  return all
}

/** As the rules say it now; those of the last scenario are kept where no decision that they read changed. */
const judgeChanged = keepResults(
  allRules.map((rule) => ({ rule, decisions: [...rule.reads, 'accepted'] as const })),
  ({ rule }, scenario) => judge(rule, scenario),
)

/** The findings of one rule. */
export function judge(
  rule: AnyRule,
  scenario: Scenario,
  today: string = catalogDate,
): readonly Finding[] {
  const result = rule.check(scenario, today)
  if (result === undefined) return none
  return isList(result)
    ? result.map((one) => finding(rule, one, scenario))
    : [finding(rule, result, scenario)]
}

const none: readonly Finding[] = []

const isList = (result: Violation | readonly Violation[]): result is readonly Violation[] =>
  Array.isArray(result)

function finding(rule: AnyRule, violation: Violation, scenario: Scenario): Finding {
  const { facts, suggestion } = violation
  const basis = violation.basis ?? rule.basis
  const readsVersion = rule.decisions.includes('kubernetesVersion')
  const confidence = confidenceOf(facts, readsVersion ? scenario.kubernetesVersion : undefined)
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

/** Orders findings, errors first. */
export const byGravity = (a: Finding, b: Finding) => gravity[a.severity] - gravity[b.severity]

export const hasErrors = (findings: readonly Finding[]) =>
  findings.some(({ severity }) => severity === 'error')
