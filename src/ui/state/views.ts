import {
  automaticOf,
  decisionOf,
  plainValue,
  statesOf,
  type DecisionId,
  type Evaluation,
  type Finding,
  type OptionState,
  type Values,
} from '../../core/plan.ts'

/** Everything that a field shows besides its own value. */
export interface DecisionView {
  readonly id: DecisionId
  readonly resolved: Values[DecisionId]
  /** What it would be if it were left to the app. */
  readonly automatic: Values[DecisionId] | undefined
  readonly isRelevant: boolean
  /** Those that name this decision. */
  readonly findings: readonly Finding[]
  /** Of a closed or boolean decision. */
  readonly options: readonly OptionState[]
}

/** What is to know of a field that is not on the screen. */
export type Outline = Pick<DecisionView, 'id' | 'isRelevant' | 'findings'>

export interface Views {
  /** Without the options, which cost most. */
  outline(id: DecisionId): Outline
  /** Worked out when it is asked for: a page shows the options of a few decisions only. */
  get(id: DecisionId): DecisionView
}

/**
 * Makes the views of one evaluation after another. A view that says the same as before stays the
 * same object, so that only the fields whose findings or options changed are drawn again.
 */
export function createViews(): (evaluation: Evaluation) => Views {
  const last = new Map<DecisionId, DecisionView>()
  return (evaluation) => {
    const own = new Map<DecisionId, DecisionView>()
    const outline = (id: DecisionId): Outline => outlineOf(id, evaluation)
    return {
      outline,
      get(id) {
        const cached = own.get(id)
        if (cached) return cached
        const before = last.get(id)
        const next = viewOf(id, evaluation, before)
        const view = before && isSame(before, next) ? before : next
        last.set(id, view)
        own.set(id, view)
        return view
      },
    }
  }
}

function outlineOf(id: DecisionId, { scenario, findings }: Evaluation): Outline {
  return {
    id,
    isRelevant: decisionOf(id).relevant?.(scenario) ?? true,
    findings: findings.filter(({ decisions }) => decisions.includes(id)),
  }
}

function viewOf(
  id: DecisionId,
  evaluation: Evaluation,
  before: DecisionView | undefined,
): DecisionView {
  const { scenario } = evaluation
  const outline = outlineOf(id, evaluation)
  const isSameFindings = before && areSame(before.findings, outline.findings, isSameFinding)
  return {
    ...outline,
    ...(isSameFindings ? { findings: before.findings } : {}),
    resolved: plainValue(scenario[id]),
    automatic: automaticOf(id, scenario),
    options: statesOf(id, evaluation).map((option, i) => {
      const old = before?.options[i]
      return old && isSameOption(old, option) ? old : option
    }),
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
