import { decisionIds } from '../../model/decisions.ts'
import type { Severity } from '../../model/finding.ts'
import type { AnyRule } from '../../model/rule.ts'
import { auto, type Choices, type DecisionId } from '../../model/scenario.ts'
import { judge } from '../evaluate.ts'
import { inputsOf, resolve } from '../resolve.ts'
import { changesOf, type Variable } from './space.ts'

/** Values of all variables, as indices into their domains. */
export type Assignment = Int16Array

/** The verdict of one rule over the variables that it reads, filled as it is asked. */
export class Table {
  readonly rule: AnyRule
  /** Positions of the variables that the verdict depends on. */
  readonly scope: readonly number[]
  readonly #sizes: readonly number[]
  readonly #cells: Cells
  readonly #ask: (assignment: Assignment) => number

  constructor(
    rule: AnyRule,
    scope: readonly number[],
    sizes: readonly number[],
    cells: Cells,
    ask: (assignment: Assignment) => number,
  ) {
    this.rule = rule
    this.scope = scope
    this.#sizes = sizes
    this.#cells = cells
    this.#ask = ask
  }

  hasError(assignment: Assignment): boolean {
    return (this.#verdict(assignment) & 1) === 1
  }

  /** Warnings, and where there are as many, what nobody knows; sums over all tables compare alike. */
  doubts(assignment: Assignment): number {
    const verdict = this.#verdict(assignment)
    return ((verdict >> 1) & mostWarnings) * perWarning + (verdict >> 6)
  }

  #verdict(assignment: Assignment): number {
    let index = 0
    for (let i = 0; i < this.scope.length; i++) {
      index = index * (this.#sizes[i] ?? 1) + (assignment[this.scope[i] ?? 0] ?? 0)
    }
    const known = this.#cells.get(index) ?? unasked
    if (known !== unasked) return known
    const fresh = this.#ask(assignment)
    this.#cells.set(index, fresh)
    return fresh
  }
}

interface Cells {
  get(index: number): number | undefined
  set(index: number, verdict: number): unknown
}

/** A verdict is one byte: whether there is an error, then five bits of warnings, two of unknowns. */
const mostWarnings = 31
const mostUnknowns = 2
const perWarning = 10_000
const unasked = 255

/** Up to this many cells a table is an array; beyond, only asked cells take room. */
const densest = 262_144

class DenseCells implements Cells {
  readonly #verdicts: Uint8Array

  constructor(size: number) {
    this.#verdicts = new Uint8Array(size).fill(unasked)
  }

  get(index: number): number | undefined {
    return this.#verdicts[index]
  }

  set(index: number, verdict: number): void {
    this.#verdicts[index] = verdict
  }
}

/** Verdicts by rule and by what the rule reads besides variables; kept from search to search. */
export class TableStore {
  readonly #known = new Map<string, Cells>()

  tablesOf(rules: readonly AnyRule[], variables: readonly Variable[], choices: Choices): Table[] {
    if (this.#known.size > 4_096) this.#known.clear()
    const positions = new Map(variables.map(({ id }, i) => [id, i]))
    const names = contextNames(variables, positions, choices)
    return rules.map((rule) => {
      const reads = readsOf(rule, choices)
      const scope = reads.flatMap((id) => positions.get(id) ?? [])
      const sizes = scope.map((v) => variables[v]?.values.length ?? 1)
      const isAccepted = choices.accepted.includes(rule.id)
      const key = `${rule.id} ${isAccepted} ${reads.map((id) => names.get(id)).join(' ')}`
      return new Table(rule, scope, sizes, this.#cells(key, sizes), (assignment) =>
        this.#ask(rule, scope, variables, choices, assignment),
      )
    })
  }

  #cells(key: string, sizes: readonly number[]): Cells {
    const known = this.#known.get(key)
    if (known) return known
    const size = sizes.reduce((product, next) => product * next, 1)
    const fresh = size <= densest ? new DenseCells(size) : new Map<number, number>()
    this.#known.set(key, fresh)
    return fresh
  }

  #ask(
    rule: AnyRule,
    scope: readonly number[],
    variables: readonly Variable[],
    choices: Choices,
    assignment: Assignment,
  ): number {
    let changed = choices
    for (const v of scope) {
      const variable = variables[v]
      const value = variable?.values[assignment[v] ?? 0]
      if (!variable || value === undefined || value === choices[variable.id]) continue
      changed = { ...changed, ...changesOf(variable.id, value, choices) }
    }
    const findings = judge(rule, resolve(changed))
    const isError = findings.some(({ severity }) => severity === 'error')
    const counted = (wanted: Severity, most: number) =>
      Math.min(most, findings.filter(({ severity }) => severity === wanted).length)
    return (
      (isError ? 1 : 0) |
      (counted('warning', mostWarnings) << 1) |
      (counted('unknown', mostUnknowns) << 6)
    )
  }
}

/** What a rule reads, with what an automatic value is resolved from, in a fixed order. */
function readsOf(rule: AnyRule, choices: Choices): readonly DecisionId[] {
  const reads = new Set<DecisionId>()
  for (const id of rule.decisions) {
    if (choices[id] !== auto) reads.add(id)
    else for (const input of inputsOf(id, choices)) reads.add(input)
  }
  if (reads.has('image')) reads.add('imageRelease')
  return [...reads].toSorted()
}

/**
 * What two searches must have in common, by decision, to share the verdicts of a rule that reads it:
 * the domain of a variable, the value of what cannot change.
 */
function contextNames(
  variables: readonly Variable[],
  positions: ReadonlyMap<DecisionId, number>,
  choices: Choices,
): ReadonlyMap<DecisionId, string> {
  return new Map(
    decisionIds.map((id) => {
      const variable = variables[positions.get(id) ?? -1]
      // What a change of the release does to the image depends on both as they are chosen.
      if (id === 'image')
        return [id, `image=${choices.image} ${choices.imageRelease} ${String(variable?.values)}`]
      if (!variable) return [id, `${id}=${JSON.stringify(choices[id])}`]
      return [id, variable.isClosed ? id : `${id}:${JSON.stringify(variable.values)}`]
    }),
  )
}
