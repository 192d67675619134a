import type { Finding } from '../../model/finding.ts'
import type { AnyRule } from '../../model/rule.ts'
import type { Choices, DecisionId } from '../../model/scenario.ts'
import { rules as allRules } from '../../rules/index.ts'
import { evaluate, hasErrors, type Evaluation } from '../evaluate.ts'
import { countOf, inOrder, type Changes } from './changes.ts'
import { nearest, type Ranked } from './rank.ts'
import { risksOf } from './risk.ts'
import { Search } from './search.ts'
import { changesOf, spaceAround } from './space.ts'

/** A nearby scenario without errors: what to change, and what would still be found then. */
export interface Repair {
  readonly changes: Changes
  /** Changed decisions; the tag of an image and its release count as one. */
  readonly count: number
  /** Changed decisions that raise privilege, drop isolation or take a safeguard away. */
  readonly risks: readonly DecisionId[]
  readonly findings: readonly Finding[]
}

export interface Repairs {
  readonly repairs: readonly Repair[]
  /** Why there is none. */
  readonly reason?: string
}

export interface Needs {
  readonly changes: Changes | null
  readonly risks: readonly DecisionId[]
  /** Why there are none. */
  readonly reason?: string
}

/** How many repairs are offered. */
const offered = 3

/** Risky repairs are offered only where no safe one has at most so many changes. */
const mostSafeChanges = 4

/** To narrow the space costs more than a search of fewer changes. */
const narrowedFrom = 3

/** The nearest distinct scenarios without errors that keep what is pinned. */
export function repairs(
  evaluation: Evaluation,
  pinned: readonly DecisionId[] = [],
  rules: readonly AnyRule[] = allRules,
): Repairs {
  if (!hasErrors(evaluation.findings)) return { repairs: [], reason: 'The scenario has no error.' }
  const found = search(evaluation, pinned, offered, rules)
  return found.length > 0
    ? { repairs: found }
    : { repairs: found, reason: noRepair(evaluation, pinned) }
}

/** The fewest changes of other decisions after which this value leaves no error. */
export function needs(
  { choices }: Evaluation,
  id: DecisionId,
  value: Choices[DecisionId],
  rules: readonly AnyRule[] = allRules,
): Needs {
  const taken = changesOf(id, value, choices)
  const chosen = evaluate({ ...choices, ...taken }, rules)
  const { [id]: _, ...along } = taken
  if (!hasErrors(chosen.findings)) return { changes: along, risks: [] }
  const [found] = search(chosen, [id], 1, rules)
  return found
    ? { changes: { ...along, ...found.changes }, risks: found.risks }
    : { changes: null, risks: [], reason: noRepair(chosen, [id]) }
}

/** Safe repairs of few changes; only where there are none, any. */
function search(
  start: Evaluation,
  pinned: readonly DecisionId[],
  wanted: number,
  rules: readonly AnyRule[],
): readonly Repair[] {
  const search = new Search(spaceAround(start, rules, new Set([...pinned, 'accepted'])))
  const deepen = () => {
    if (search.limit + 1 === narrowedFrom) search.narrow()
    search.deepen()
  }
  const best = (solutions: readonly Changes[]) => nearest(solutions, start, rules, wanted)
  const isSafe = (changes: Changes) => risksOf(changes, start).length === 0

  let found: readonly Ranked[]
  do {
    deepen()
    found = best(search.solutions.filter(isSafe))
  } while (found.length < wanted && search.isCut && search.limit < mostSafeChanges)
  if (found.length === 0) {
    found = best(search.solutions)
    while (found.length < wanted && search.isCut) {
      deepen()
      found = best(search.solutions)
    }
  }
  return found.map(({ changes, evaluation }) => ({
    changes: inOrder(changes),
    count: countOf(changes),
    risks: risksOf(changes, start),
    findings: evaluation.findings,
  }))
}

/** Names an error that what is kept has a part in, if there is one. */
function noRepair({ findings }: Evaluation, kept: readonly DecisionId[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const named = errors.find(({ decisions }) => decisions.some((id) => kept.includes(id)))
  const message = (named ?? errors[0])?.message ?? 'a contradiction between the remaining values'
  return `No change of other decisions removes every error; among those that stay or follow: ${message}`
}
