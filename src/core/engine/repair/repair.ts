import { decisionOf } from '../../model/decisions.ts'
import type { Finding } from '../../model/finding.ts'
import type { AnyRule } from '../../model/rule.ts'
import { auto, type Choices, type DecisionId } from '../../model/scenario.ts'
import { rules as allRules } from '../../rules/index.ts'
import { evaluate, hasErrors, type Evaluation } from '../evaluate.ts'
import { resolve } from '../resolve.ts'
import type { Solution } from './best.ts'
import { changesIn, cheapest } from './search.ts'
import { changesOf, variablesOf, type Variable } from './space.ts'
import { StructureStore } from './structure.ts'
import { TableStore, type Assignment, type Table } from './table.ts'

/** A nearby scenario without errors: what to change, and what would still be found then. */
export interface Repair {
  readonly changes: Partial<Choices>
  /** Changed decisions; the tag of an image and its release count as one. */
  readonly count: number
  readonly findings: readonly Finding[]
}

export interface Repairs {
  readonly repairs: readonly Repair[]
  /** Why there is none. */
  readonly reason?: string
}

export interface RepairOptions {
  readonly pinned?: Iterable<DecisionId>
  /** How many to offer. */
  readonly wanted?: number
}

export interface Repairer {
  /** The nearest distinct scenarios without errors; none for a scenario that has no error. */
  repairs(evaluation: Evaluation, options?: RepairOptions): Repairs
  /** The fewest changes of other decisions after which this value leaves no error. */
  needs(evaluation: Evaluation, id: DecisionId, value: Choices[DecisionId]): Needs
}

export interface Needs {
  readonly changes: Partial<Choices> | null
  readonly reason?: string
}

/** Makes a repairer; it remembers verdicts, so that later searches are faster than the first. */
export function createRepairer(rules: readonly AnyRule[] = allRules): Repairer {
  const store = new TableStore()
  const structures = new StructureStore()

  function search(evaluation: Evaluation, options: RepairOptions): readonly Repair[] {
    const { choices, scenario, findings } = evaluation
    const { wanted = 3, pinned = [] } = options
    const variables = variablesOf(choices, scenario, findings, new Set(pinned))
    const tables = store.tablesOf(rules, variables, choices)
    const blocking = tables.filter(({ rule }) => mayBlock(rule))
    const found = cheapest(variables, blocking, structures.of(variables, blocking), {
      wanted,
      isWanted: (assignment) => !isDisguised(assignment, variables, choices),
    })
    return ranked(found, variables, tables, findings)
      .slice(0, wanted)
      .map(({ assignment, cost }) => {
        const changes = changesBy(assignment, variables, choices)
        const { findings: left } = evaluate({ ...choices, ...changes }, rules)
        return { changes, count: changesIn(cost), findings: left }
      })
  }

  return {
    repairs(evaluation, options = {}) {
      if (!hasErrors(evaluation.findings)) {
        return { repairs: [], reason: 'The scenario has no error.' }
      }
      const repairs = search(evaluation, options)
      if (repairs.length > 0) return { repairs }
      const pinned = new Set(options.pinned)
      return { repairs, reason: pinned.size > 0 ? noRepair(evaluation, pinned) : severalSteps }
    },
    needs(evaluation, id, value) {
      const taken = changesOf(id, value, evaluation.choices)
      const chosen = evaluate({ ...evaluation.choices, ...taken }, rules)
      const { [id]: _, ...along } = taken
      if (!hasErrors(chosen.findings)) return { changes: along }
      const [nearest] = search(chosen, { pinned: [id], wanted: 1 })
      return nearest
        ? { changes: { ...along, ...nearest.changes } }
        : { changes: null, reason: noRepair(chosen, new Set([id])) }
    },
  }
}

/** Fixes that only come up after others, or that change the same list, are no single step. */
const severalSteps =
  'No one step removes every error: some fixes only come up once others are made. Fix the findings one by one.'

/** Whether findings of this rule can be errors at all. */
const mayBlock = ({ basis, matrix }: AnyRule) =>
  basis === 'refused' || basis === 'fails' || (basis === 'unsupported' && matrix === true)

/** Names an error that what is kept has a part in, if there is one. */
function noRepair({ findings }: Evaluation, kept: ReadonlySet<DecisionId>): string {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const named = errors.find(({ decisions }) => decisions.some((id) => kept.has(id))) ?? errors[0]
  return `No change of other decisions removes every error; among those that stay or follow: ${
    named?.message ?? 'a contradiction between the remaining values'
  }`
}

function changesBy(
  assignment: Assignment,
  variables: readonly Variable[],
  choices: Choices,
): Partial<Choices> {
  let changes: Partial<Choices> = {}
  variables.forEach(({ id, values, start }, v) => {
    const index = assignment[v] ?? start
    const value = values[index]
    if (index === start || value === undefined) return
    changes = { ...changes, ...changesOf(id, value, choices) }
  })
  return changes
}

/** An explicit value that `auto` would give as well makes no other scenario. */
function isDisguised(
  assignment: Assignment,
  variables: readonly Variable[],
  choices: Choices,
): boolean {
  const explicit = variables.filter(
    ({ id, start }, v) =>
      assignment[v] !== start && choices[id] === auto && decisionOf(id).kind === 'closed',
  )
  if (explicit.length === 0) return false
  const changes = changesBy(assignment, variables, choices)
  const canChange = (id: DecisionId, value: Choices[DecisionId]) =>
    variables.some((one) => one.id === id && one.options.some((i) => one.values[i] === value))
  return explicit.some(({ id }) => {
    // A release that brings its own tag is more than what `auto` makes of the tag, unless the tag
    // alone is a change of this search as well.
    if (id === 'imageRelease' && changes.image !== undefined)
      return canChange('image', changes.image)
    const left = resolve({ ...choices, ...changes, [id]: auto })
    return left[id] === changes[id]
  })
}

/** Among equal costs: fewer warnings, then less that nobody knows, then what the findings suggest, then nearer values. */
function ranked(
  solutions: readonly Solution[],
  variables: readonly Variable[],
  tables: readonly Table[],
  findings: readonly Finding[],
): readonly Solution[] {
  const suggested = findings.flatMap(({ severity, suggestion }) =>
    severity === 'error' && suggestion ? [suggestion] : [],
  )
  const isOwnIdea = ({ id, values, start }: Variable, index: number) =>
    index !== start && !suggested.some((suggestion) => suggestion[id] === values[index])
  return solutions
    .map((solution) => ({
      solution,
      doubts: tables.reduce((sum, table) => sum + table.doubts(solution.assignment), 0),
      ideas: variables.filter((variable, v) => isOwnIdea(variable, solution.assignment[v] ?? 0))
        .length,
      distance: distance(solution.assignment, variables),
    }))
    .toSorted(
      (a, b) =>
        a.solution.cost - b.solution.cost ||
        a.doubts - b.doubts ||
        a.ideas - b.ideas ||
        a.distance - b.distance,
    )
    .map(({ solution }) => solution)
}

const distance = (assignment: Assignment, variables: readonly Variable[]) =>
  variables.reduce((sum, { start }, v) => sum + Math.abs((assignment[v] ?? start) - start), 0)
