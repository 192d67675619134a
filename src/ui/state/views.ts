import {
  automaticOf,
  decisionIds,
  decisionOf,
  type DecisionId,
  type Evaluation,
  type Finding,
  type OptionState,
  type OptionStates,
  type Scenario,
} from '../../core/plan.ts'

/** Everything that a field shows besides its own value. */
export interface DecisionView {
  readonly id: DecisionId
  readonly resolved: Scenario[DecisionId]
  /** What it would be if it were left to the app. */
  readonly automatic: Scenario[DecisionId] | undefined
  readonly isRelevant: boolean
  /** Those that name this decision. */
  readonly findings: readonly Finding[]
  /** Of a closed or boolean decision. */
  readonly options: readonly OptionState[]
}

export type Views = ReadonlyMap<DecisionId, DecisionView>

/**
 * Makes the views of one evaluation after another. A view that says the same as before stays the
 * same object, so that only the fields whose findings or options changed are drawn again.
 */
export function createViews(): (evaluation: Evaluation, options: OptionStates) => Views {
  let last: Views = new Map()
  return (evaluation, options) => {
    last = new Map(
      decisionIds.map((id) => {
        const next = viewOf(id, evaluation, options)
        const before = last.get(id)
        return [id, before && isSame(before, next) ? before : next]
      }),
    )
    return last
  }
}

function viewOf(
  id: DecisionId,
  { scenario, findings }: Evaluation,
  options: OptionStates,
): DecisionView {
  return {
    id,
    resolved: scenario[id],
    automatic: automaticOf(id, scenario),
    isRelevant: decisionOf(id).relevant?.(scenario) ?? true,
    findings: findings.filter(({ decisions }) => decisions.includes(id)),
    options: options.get(id) ?? [],
  }
}

function isSame(a: DecisionView, b: DecisionView): boolean {
  return (
    a.isRelevant === b.isRelevant &&
    isSameValue(a.resolved, b.resolved) &&
    isSameValue(a.automatic, b.automatic) &&
    areSame(a.findings, b.findings, isSameFinding) &&
    areSame(a.options, b.options, isSameOption)
  )
}

const isSameOption = (a: OptionState, b: OptionState) =>
  a.value === b.value && a.state === b.state && areSame(a.because, b.because, isSameFinding)

const isSameFinding = (a: Finding, b: Finding) =>
  a === b ||
  (a.id === b.id &&
    a.severity === b.severity &&
    a.message === b.message &&
    a.remediation === b.remediation &&
    a.suggestion === b.suggestion)

function isSameValue(a: unknown, b: unknown): boolean {
  return a === b || (Array.isArray(a) && Array.isArray(b) && areSame(a, b, Object.is))
}

function areSame<T>(a: readonly T[], b: readonly T[], same: (a: T, b: T) => boolean): boolean {
  return (
    a.length === b.length &&
    a.every((item, i) => {
      const other = b[i]
      return other !== undefined && same(item, other)
    })
  )
}
