import type { Variable } from './space.ts'
import type { Table } from './table.ts'

/** Variables that hang together only through the core; searched apart for each core assignment. */
export interface Group {
  readonly variables: readonly number[]
  /** Core variables that decide what the group may be. */
  readonly core: readonly number[]
  /** Positions of tables, by the number of the group's variables that must be set before they can be asked. */
  readonly tables: readonly (readonly number[])[]
}

/** How a search is divided: a small core that is walked through, and groups that follow from it. */
export interface Structure {
  /** Core variables in the order of the walk. */
  readonly core: readonly number[]
  /** Positions of tables over core variables alone, by the step of the walk at which they can be asked. */
  readonly coreTables: readonly (readonly number[])[]
  /** Groups by the step at which their part of the core is known; index 0 = before the walk. */
  readonly groups: readonly (readonly Group[])[]
}

/** Largest number of assignments that a group may have. */
const groupLimit = 400

/** Structures by the shape of the search; few shapes come up again and again. */
export class StructureStore {
  readonly #known = new Map<string, Structure>()

  of(variables: readonly Variable[], tables: readonly Table[]): Structure {
    const key = [
      variables.map(({ id, options }) => `${id}${options.length}`).join(),
      tables.map(({ scope }) => scope.join('.')).join(),
    ].join(' ')
    const known = this.#known.get(key)
    if (known) return known
    if (this.#known.size > 256) this.#known.clear()
    const fresh = structureOf(variables, tables)
    this.#known.set(key, fresh)
    return fresh
  }
}

/** Divides the variables so that the verdicts of `tables` are all asked, each at one place. */
function structureOf(variables: readonly Variable[], tables: readonly Table[]): Structure {
  const free = variables.flatMap((variable, i) => (variable.options.length > 0 ? [i] : []))
  const scopes = tables.map((table) => table.scope.filter((v) => free.includes(v)))
  const core = ordered(chooseCore(free, scopes, variables), scopes)
  const stepOf = new Map(core.map((v, i) => [v, i + 1]))
  const coreTables: number[][] = [[], ...core.map(() => [])]
  const groups: Group[][] = [[], ...core.map(() => [])]

  for (const members of components(
    free.filter((v) => !stepOf.has(v)),
    scopes,
  )) {
    const own = scopes.flatMap((scope, i) => (scope.some((v) => members.includes(v)) ? [i] : []))
    const touched = new Set(own.flatMap((i) => scopes[i] ?? []).filter((v) => stepOf.has(v)))
    const known = core.filter((v) => touched.has(v))
    const walk = ordered(
      members,
      own.map((i) => (scopes[i] ?? []).filter((v) => members.includes(v))),
    )
    const within = new Map(walk.map((v, i) => [v, i + 1]))
    const steps: number[][] = [[], ...walk.map(() => [])]
    for (const i of own) steps[lastStep(scopes[i] ?? [], within)]?.push(i)
    groups[lastStep(known, stepOf)]?.push({ variables: walk, core: known, tables: steps })
  }
  tables.forEach((_, i) => {
    const scope = scopes[i] ?? []
    if (scope.every((v) => stepOf.has(v))) coreTables[lastStep(scope, stepOf)]?.push(i)
  })
  return { core, coreTables, groups }
}

const lastStep = (scope: readonly number[], stepOf: ReadonlyMap<number, number>) =>
  Math.max(0, ...scope.map((v) => stepOf.get(v) ?? 0))

/** Takes the variable with most neighbours out of a group that is too large, until none is. */
function chooseCore(
  free: readonly number[],
  scopes: readonly (readonly number[])[],
  variables: readonly Variable[],
): readonly number[] {
  const core: number[] = []
  for (;;) {
    const rest = free.filter((v) => !core.includes(v))
    const large = components(rest, scopes).find(
      (members) => sizeOf(members, variables) > groupLimit,
    )
    if (!large) return core
    core.push(mostConnected(large, scopes))
  }
}

const sizeOf = (members: readonly number[], variables: readonly Variable[]) =>
  members.reduce((product, v) => product * ((variables[v]?.options.length ?? 0) + 1), 1)

function mostConnected(members: readonly number[], scopes: readonly (readonly number[])[]): number {
  const degree = (v: number) =>
    new Set(
      scopes
        .filter((scope) => scope.includes(v))
        .flat()
        .filter((u) => members.includes(u)),
    ).size
  return members.reduce((best, v) => (degree(v) > degree(best) ? v : best))
}

/** Groups of variables that share a table, directly or through each other. */
function components(
  members: readonly number[],
  scopes: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const leader = new Map(members.map((v) => [v, v]))
  const find = (v: number): number => {
    const up = leader.get(v) ?? v
    return up === v ? v : find(up)
  }
  for (const scope of scopes) {
    const [first, ...others] = scope.filter((v) => leader.has(v))
    if (first === undefined) continue
    for (const other of others) leader.set(find(other), find(first))
  }
  const groups = new Map<number, number[]>()
  for (const v of members) groups.set(find(v), [...(groups.get(find(v)) ?? []), v])
  return [...groups.values()]
}

/** Next comes the variable that completes most tables, so that contradictions show early. */
function ordered(
  core: readonly number[],
  scopes: readonly (readonly number[])[],
): readonly number[] {
  const walk: number[] = []
  const inside = scopes.filter((scope) => scope.length > 0 && scope.every((v) => core.includes(v)))
  const completed = (v: number) =>
    inside.filter((scope) => scope.includes(v) && scope.every((u) => u === v || walk.includes(u)))
      .length
  for (const _ of core) {
    const rest = core.filter((v) => !walk.includes(v))
    walk.push(rest.reduce((best, v) => (completed(v) > completed(best) ? v : best)))
  }
  return walk
}
