import type { Catalog } from '../../catalog/catalog.ts'
import type { AnyRule } from '../../model/rule.ts'
import { auto, type Choices, type DecisionId } from '../../model/scenario.ts'
import { judge } from '../evaluate.ts'
import { inputsOf, resolve } from '../resolve.ts'
import { changesOf, type Variable } from './space.ts'

/** Values of all variables, as indices into their domains. */
export type Assignment = Int16Array

/** The verdict of one rule over the variables that it reads, filled as it is asked. */
export interface Table {
  readonly rule: AnyRule
  /** Positions of the variables that the verdict depends on. */
  readonly scope: readonly number[]
  hasError(assignment: Assignment): boolean
  warnings(assignment: Assignment): number
}

interface Cells {
  read(index: number): number
  write(index: number, verdict: number): void
}

/** Verdicts by rule and by what the rule reads besides variables; kept from search to search. */
export class TableStore {
  readonly #cells = new Map<string, Cells>()
  readonly #catalog: Catalog

  constructor(catalog: Catalog) {
    this.#catalog = catalog
  }

  tablesOf(rules: readonly AnyRule[], variables: readonly Variable[], choices: Choices): Table[] {
    if (this.#cells.size > 4_096) this.#cells.clear()
    const positions = new Map(variables.map(({ id }, i) => [id, i]))
    return rules.map((rule) => {
      const reads = readsOf(rule, choices)
      const scope = reads.flatMap((id) => positions.get(id) ?? [])
      return this.#table(rule, reads, scope, variables, choices, positions)
    })
  }

  #table(
    rule: AnyRule,
    reads: readonly DecisionId[],
    scope: readonly number[],
    variables: readonly Variable[],
    choices: Choices,
    positions: ReadonlyMap<DecisionId, number>,
  ): Table {
    const size = scope.reduce((product, v) => product * (variables[v]?.values.length ?? 1), 1)
    const cells = this.#cellsFor(contextKey(rule, reads, variables, positions, choices), size)
    const verdict = (assignment: Assignment): number => {
      let index = 0
      for (const v of scope) {
        index = index * (variables[v]?.values.length ?? 1) + (assignment[v] ?? 0)
      }
      const known = cells.read(index)
      if (known !== unasked) return known
      const fresh = this.#ask(rule, scope, variables, choices, assignment)
      cells.write(index, fresh)
      return fresh
    }
    return {
      rule,
      scope,
      hasError: (assignment) => (verdict(assignment) & 1) === 1,
      warnings: (assignment) => verdict(assignment) >> 1,
    }
  }

  #cellsFor(key: string, size: number): Cells {
    const known = this.#cells.get(key)
    if (known) return known
    const fresh = size <= densest ? denseCells(size) : sparseCells()
    this.#cells.set(key, fresh)
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
    const findings = judge(rule, resolve(changed, this.#catalog), this.#catalog)
    const isError = findings.some(({ severity }) => severity === 'error')
    const warnings = findings.filter(({ severity }) => severity === 'warning').length
    return (isError ? 1 : 0) | (Math.min(warnings, 100) << 1)
  }
}

const unasked = 255

/** Up to this many cells a table is an array; beyond, only asked cells take room. */
const densest = 262_144

function denseCells(size: number): Cells {
  const cells = new Uint8Array(size).fill(unasked)
  return {
    read: (index) => cells[index] ?? unasked,
    write(index, verdict) {
      cells[index] = verdict
    },
  }
}

function sparseCells(): Cells {
  const cells = new Map<number, number>()
  return {
    read: (index) => cells.get(index) ?? unasked,
    write: (index, verdict) => void cells.set(index, verdict),
  }
}

/** What a rule reads, with what an automatic value is resolved from, in a fixed order. */
function readsOf(rule: AnyRule, choices: Choices): readonly DecisionId[] {
  const reads = new Set<DecisionId>()
  for (const id of rule.decisions) {
    if (choices[id] !== auto) reads.add(id)
    else for (const input of inputsOf(id)) reads.add(input)
  }
  if (reads.has('image')) reads.add('imageRelease')
  return [...reads].toSorted()
}

/** Two searches may share a rule's verdicts when it reads the same fixed values over the same domains. */
function contextKey(
  rule: AnyRule,
  reads: readonly DecisionId[],
  variables: readonly Variable[],
  positions: ReadonlyMap<DecisionId, number>,
  choices: Choices,
): string {
  const parts = reads.map((id) => {
    const position = positions.get(id)
    const variable = position === undefined ? undefined : variables[position]
    // What a change of the release does to the image depends on both as they are chosen.
    if (id === 'image') return `image=${choices.image} ${choices.imageRelease} ${variable?.values}`
    if (!variable) return `${id}=${JSON.stringify(choices[id])}`
    return variable.isClosed ? id : `${id}:${JSON.stringify(variable.values)}`
  })
  return [rule.id, choices.accepted.includes(rule.id), ...parts].join(' ')
}
