import { Best, type Solution, type Wanted } from './best.ts'
import type { Variable } from './space.ts'
import type { Group, Structure } from './structure.ts'
import type { Assignment, Table } from './table.ts'

/** Changes count first, then what users dislike to change; both in one number. */
const perChange = 1e9

interface Part {
  readonly values: readonly number[]
  readonly cost: number
}

/** The parts of a group up to a cost. */
interface Known {
  readonly parts: readonly Part[]
  readonly most: number
}

export const changesIn = (cost: number) => Math.floor(cost / perChange)

/**
 * All assignments without errors whose cost is at most that of the `wanted`-th cheapest: the walk
 * goes through the core, cheapest values first, and adds what each group costs under it.
 */
export function cheapest(
  variables: readonly Variable[],
  tables: readonly Table[],
  structure: Structure,
  wanted: Wanted,
): readonly Solution[] {
  return new Search(variables, tables, structure, wanted).run()
}

/** One search; its arrays are shared by all steps, which put back what they change. */
class Search {
  readonly #variables: readonly Variable[]
  readonly #tables: readonly Table[]
  readonly #structure: Structure
  readonly #assignment: Assignment
  readonly #best: Best
  readonly #memory = new Map<Group, Map<number, Known>>()
  /** The groups met on the way, with what they may be. */
  readonly #chosen: Choice[] = []

  constructor(
    variables: readonly Variable[],
    tables: readonly Table[],
    structure: Structure,
    { wanted, isWanted }: Wanted,
  ) {
    this.#variables = variables
    this.#tables = tables
    this.#structure = structure
    this.#assignment = Int16Array.from(variables, ({ start }) => start)
    this.#best = new Best(wanted, isWanted)
  }

  run(): readonly Solution[] {
    const least = fewestChanges(this.#variables, this.#tables, this.#assignment)
    for (const most of deepening) {
      if (most < least) continue
      this.#best.limit = most * perChange + perChange - 1
      this.#best.clear()
      this.#walk(0, 0)
      if (this.#best.isFull) break
    }
    return this.#best.solutions()
  }

  #walk(step: number, cost: number): void {
    if (this.#hasError(this.#structure.coreTables[step])) return
    const before = this.#chosen.length
    const least = this.#meetGroups(step, cost)
    if (least !== undefined && least <= this.#best.bound) this.#goOn(step, least)
    this.#chosen.length = before
  }

  #goOn(step: number, least: number): void {
    const v = this.#structure.core[step]
    const variable = v === undefined ? undefined : this.#variables[v]
    if (v === undefined || !variable) {
      this.#combine(0, least)
      return
    }
    this.#walk(step + 1, least)
    const changed = least + costOf(variable)
    if (changed <= this.#best.bound) {
      for (const option of variable.options) {
        this.#assignment[v] = option
        this.#walk(step + 1, changed)
      }
    }
    this.#assignment[v] = variable.start
  }

  /** Adds the groups that can be judged from here on; the cost with the least of each, if there is one. */
  #meetGroups(step: number, cost: number): number | undefined {
    let least = cost
    for (const group of this.#structure.groups[step] ?? []) {
      const parts = this.#partsOf(group, this.#best.bound - least)
      const [cheapestPart] = parts
      if (!cheapestPart) return undefined
      least += cheapestPart.cost
      this.#chosen.push({ group, parts, least: cheapestPart.cost })
    }
    return least
  }

  /** Every combination of parts within the bound. `cost` holds the least of each group already. */
  #combine(at: number, cost: number): void {
    const choice = this.#chosen[at]
    if (!choice) {
      this.#best.add({ assignment: this.#assignment.slice(), cost })
      return
    }
    const { variables } = choice.group
    for (const part of choice.parts) {
      const total = cost + part.cost - choice.least
      if (total > this.#best.bound) break
      for (let i = 0; i < variables.length; i++) {
        this.#assignment[variables[i] ?? 0] = part.values[i] ?? 0
      }
      this.#combine(at + 1, total)
    }
  }

  /** What a group may be under the present core at no more than `most`, cheapest first. */
  #partsOf(group: Group, most: number): readonly Part[] {
    let known = this.#memory.get(group)
    if (!known) this.#memory.set(group, (known = new Map()))
    let key = 0
    for (const v of group.core) {
      key = key * (this.#variables[v]?.values.length ?? 1) + (this.#assignment[v] ?? 0)
    }
    const before = known.get(key)
    if (before && before.most >= most) return before.parts
    const parts: Part[] = []
    this.#fill(group, 0, 0, most, parts)
    parts.sort((a, b) => a.cost - b.cost)
    known.set(key, { parts, most })
    return parts
  }

  #fill(group: Group, at: number, cost: number, most: number, parts: Part[]): void {
    if (this.#hasError(group.tables[at])) return
    const v = group.variables[at]
    const variable = v === undefined ? undefined : this.#variables[v]
    if (v === undefined || !variable) {
      parts.push({ values: group.variables.map((u) => this.#assignment[u] ?? 0), cost })
      return
    }
    this.#assignment[v] = variable.start
    this.#fill(group, at + 1, cost, most, parts)
    const changed = cost + costOf(variable)
    if (changed > most) return
    for (const option of variable.options) {
      this.#assignment[v] = option
      this.#fill(group, at + 1, changed, most, parts)
    }
    this.#assignment[v] = variable.start
  }

  #hasError(positions: readonly number[] | undefined): boolean {
    if (!positions) return false
    for (const position of positions) {
      if (this.#tables[position]?.hasError(this.#assignment)) return true
    }
    return false
  }
}

/** Most changes looked at in each pass; few changes suffice nearly always, and a low limit prunes best. */
const deepening = [1, 2, 3, 4, 5, 6, Number.POSITIVE_INFINITY]

/** A bound from below: errors whose variables are all different each take a change of their own. */
function fewestChanges(
  variables: readonly Variable[],
  tables: readonly Table[],
  assignment: Assignment,
): number {
  const used = new Set<number>()
  let count = 0
  for (const { scope } of tables.filter((table) => table.hasError(assignment))) {
    const free = scope.filter((v) => (variables[v]?.options.length ?? 0) > 0)
    if (free.some((v) => used.has(v))) continue
    count += 1
    for (const v of free) used.add(v)
  }
  return count
}

interface Choice {
  readonly group: Group
  readonly parts: readonly Part[]
  readonly least: number
}

const costOf = ({ dislike }: Variable) => perChange + dislike
