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
  { core, coreTables, groups }: Structure,
  { wanted, isWanted }: Wanted,
): readonly Solution[] {
  const assignment: Assignment = Int16Array.from(variables, ({ start }) => start)
  const memory = new Map<Group, Map<number, Known>>()
  const best = new Best(wanted, isWanted)

  const partsOf = (group: Group, most: number): readonly Part[] => {
    const known = memory.get(group) ?? new Map<number, Known>()
    memory.set(group, known)
    let key = 0
    for (const v of group.core) {
      key = key * (variables[v]?.values.length ?? 1) + (assignment[v] ?? 0)
    }
    const before = known.get(key)
    if (before && before.most >= most) return before.parts
    const parts = groupParts(group, variables, tables, assignment, most)
    known.set(key, { parts, most })
    return parts
  }

  const walk = (step: number, cost: number, chosen: readonly Choice[]): void => {
    if (coreTables[step]?.some((i) => tables[i]?.hasError(assignment))) return
    let least = cost
    const now: Choice[] = [...chosen]
    for (const group of groups[step] ?? []) {
      const parts = partsOf(group, best.bound - least)
      const [cheapestPart] = parts
      if (!cheapestPart) return
      least += cheapestPart.cost
      now.push({ group, parts, least: cheapestPart.cost })
    }
    if (least > best.bound) return
    const v = core[step]
    if (v === undefined) {
      combine(now, 0, least, assignment, best)
      return
    }
    const variable = variables[v]
    if (!variable) return
    walk(step + 1, least, now)
    const changed = least + costOf(variable)
    if (changed <= best.bound) {
      for (const option of variable.options) {
        assignment[v] = option
        walk(step + 1, changed, now)
      }
    }
    assignment[v] = variable.start
  }
  const least = fewestChanges(variables, tables, assignment)
  for (const most of deepening) {
    if (most < least) continue
    best.limit = most * perChange + perChange - 1
    best.clear()
    walk(0, 0, [])
    if (best.isFull) break
  }
  return best.solutions()
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

/** Every combination of parts within the bound. `cost` holds the least of each group already. */
function combine(
  choices: readonly Choice[],
  at: number,
  cost: number,
  assignment: Assignment,
  best: Best,
): void {
  const choice = choices[at]
  if (!choice) {
    best.add({ assignment: assignment.slice(), cost })
    return
  }
  for (const part of choice.parts) {
    const total = cost + part.cost - choice.least
    if (total > best.bound) break
    choice.group.variables.forEach((v, i) => (assignment[v] = part.values[i] ?? 0))
    combine(choices, at + 1, total, assignment, best)
  }
}

const costOf = ({ dislike }: Variable) => perChange + dislike

/** What a group may be under the present core at no more than `most`, cheapest first. */
function groupParts(
  group: Group,
  variables: readonly Variable[],
  tables: readonly Table[],
  assignment: Assignment,
  most: number,
): readonly Part[] {
  const parts: Part[] = []
  const fill = (at: number, cost: number): void => {
    if (group.tables[at]?.some((i) => tables[i]?.hasError(assignment))) return
    const v = group.variables[at]
    const variable = v === undefined ? undefined : variables[v]
    if (v === undefined || !variable) {
      parts.push({ values: group.variables.map((u) => assignment[u] ?? 0), cost })
      return
    }
    assignment[v] = variable.start
    fill(at + 1, cost)
    const changed = cost + costOf(variable)
    if (changed > most) return
    for (const option of variable.options) {
      assignment[v] = option
      fill(at + 1, changed)
    }
    assignment[v] = variable.start
  }
  fill(0, 0)
  return parts.toSorted((a, b) => a.cost - b.cost)
}
