import { decisionIds } from '../../model/decisions.ts'
import type { Finding } from '../../model/finding.ts'
import type { AnyRule } from '../../model/rule.ts'
import type { Choices, DecisionId, Scenario } from '../../model/scenario.ts'
import { judge } from '../evaluate.ts'
import { resolve } from '../resolve.ts'
import { countOf, idsOf, type Changes, type Space } from './space.ts'

/** A rule that gives errors, with these. */
interface Broken {
  readonly rule: AnyRule
  readonly errors: readonly Finding[]
}

interface State {
  readonly changes: Changes
  readonly choices: Choices
  readonly broken: readonly Broken[]
}

/** How many changes are left, and what the broken rules counted so far read. */
interface Room {
  readonly left: number
  readonly used: readonly DecisionId[]
}

/** One more change, and what it cannot mend. */
interface Move {
  readonly changes: Changes
  readonly readers: readonly AnyRule[]
  readonly others: readonly Broken[]
  readonly room: Room
}

/**
 * Every set of changes that leaves no error and holds no smaller one. What removes an error changes
 * something that its rule reads: so take a broken rule, try each change of what it reads, and go on
 * until nothing is broken. An open decision takes values that the errors met on the way suggest,
 * also one after the other; it still is one changed decision.
 */
export class Search {
  readonly #space: Space
  /** Solutions below the limit, and at it. */
  #smaller: readonly Changes[] = []
  #solutions: Changes[] = []
  readonly #visited = new Set<string>()
  #limit = 0
  #isCut = false

  constructor(space: Space) {
    this.#space = space
  }

  get solutions(): readonly Changes[] {
    return [...this.#smaller, ...this.#solutions]
  }

  /** Whether more changes than the limit of the last search might find more. */
  get isCut(): boolean {
    return this.#isCut
  }

  /** Finds the solutions of at most `limit` changes; the limit rises by one from call to call. */
  deepenTo(limit: number): void {
    this.#limit = limit
    this.#isCut = false
    this.#smaller = this.solutions
    this.#solutions = []
    this.#visited.clear()
    const { choices, scenario } = this.#space.start
    const broken = this.#broken(this.#space.rules, scenario, {}, { left: limit, used: [] })
    if (broken) this.#visit({ changes: {}, choices, broken })
  }

  #visit(state: State): void {
    const key = keyOf(state.changes)
    if (this.#visited.has(key)) return
    this.#visited.add(key)
    if (state.broken.length === 0) {
      this.#solutions.push(state.changes)
      return
    }
    const moves = this.#movesAt(state)
    const ways = state.broken.map(({ rule }) =>
      this.#readsOf(rule).flatMap((id) => moves.get(id) ?? []),
    )
    for (const move of ways.reduce((a, b) => (b.length < a.length ? b : a))) this.#step(state, move)
  }

  #step(state: State, { changes: more, readers, others, room }: Move): void {
    const changes = { ...state.changes, ...more }
    if (this.#smaller.some((solution) => holds(changes, solution))) return
    const choices = { ...state.choices, ...more }
    const broken = this.#broken(readers, resolve(choices), changes, room)
    if (broken) this.#visit({ changes, choices, broken: [...others, ...broken] })
  }

  /** What can be changed here without giving up on the rest, by decision. */
  #movesAt({ changes, choices, broken }: State): ReadonlyMap<DecisionId, readonly Move[]> {
    const suggested = suggestionsOf(broken)
    const moves = new Map<DecisionId, readonly Move[]>()
    for (const id of new Set(broken.flatMap(({ rule }) => this.#readsOf(rule)))) {
      if (!this.#canChange(id, changes)) continue
      const options =
        this.#space.closed.get(id) ??
        (suggested.get(id) ?? []).filter((one) => this.#isNew(id, one, choices))
      const [first] = options
      if (!first) continue
      const known = this.#space.readersOf.get(id) ?? new Set()
      const others = broken.filter(({ rule }) => !known.has(rule))
      const room = this.#roomAfter({ ...changes, ...first }, others)
      if (!room) continue
      // What is broken already fails soonest.
      const readers = new Set(broken.map(({ rule }) => rule).filter((rule) => known.has(rule)))
      for (const rule of known) readers.add(rule)
      moves.set(
        id,
        options.map((one) => ({ changes: one, readers: [...readers], others, room })),
      )
    }
    return moves
  }

  #roomAfter(changes: Changes, others: readonly Broken[]): Room | undefined {
    let room: Room | undefined = { left: this.#limit - countOf(changes), used: [] }
    if (room.left < 0) {
      this.#isCut = true
      return undefined
    }
    for (const { rule } of others) {
      room = this.#roomWith(rule, changes, room)
      if (!room) return undefined
    }
    return room
  }

  /** The broken ones of these rules; undefined as soon as there is no room for them. */
  #broken(rules: readonly AnyRule[], scenario: Scenario, changes: Changes, start: Room) {
    const broken: Broken[] = []
    let room: Room | undefined = start
    for (const rule of rules) {
      const errors = judge(rule, scenario).filter(({ severity }) => severity === 'error')
      if (errors.length === 0) continue
      room = this.#roomWith(rule, changes, room)
      if (!room) return undefined
      broken.push({ rule, errors })
    }
    return broken
  }

  /** The room with one more broken rule: it takes a change of its own if it shares nothing with the others. */
  #roomWith(rule: AnyRule, changes: Changes, room: Room): Room | undefined {
    const free = this.#readsOf(rule).filter((id) => this.#canChange(id, changes))
    if (free.length === 0) return undefined
    if (free.some((id) => room.used.includes(id) || isCounted(id, changes))) return room
    if (room.left === 0) {
      this.#isCut = true
      return undefined
    }
    return { left: room.left - 1, used: [...room.used, ...free] }
  }

  #readsOf(rule: AnyRule): readonly DecisionId[] {
    return this.#space.readsOf.get(rule) ?? []
  }

  #canChange(id: DecisionId, changes: Changes): boolean {
    const moves = this.#space.closed.get(id)
    return moves ? !(id in changes) && moves.length > 0 : !this.#space.pinned.has(id)
  }

  #isNew(id: DecisionId, move: Changes, choices: Choices): boolean {
    const { start, isAllowed } = this.#space
    return (
      !isSame(move[id], choices[id]) && !isSame(move[id], start.scenario[id]) && isAllowed(move)
    )
  }
}

/** Whether a further change of this decision is part of one that counts already. */
const isCounted = (id: DecisionId, changes: Changes) =>
  id in changes ||
  (id === 'image' && 'imageRelease' in changes) ||
  (id === 'imageRelease' && 'image' in changes)

function suggestionsOf(broken: readonly Broken[]): ReadonlyMap<DecisionId, readonly Changes[]> {
  const found = new Map<DecisionId, Changes[]>()
  for (const { suggestion } of broken.flatMap(({ errors }) => errors)) {
    for (const id of decisionIds) {
      if (suggestion?.[id] === undefined) continue
      found.set(id, [...(found.get(id) ?? []), { [id]: suggestion[id] }])
    }
  }
  return found
}

/** Whether the changes are at least these. */
const holds = (changes: Changes, part: Changes) =>
  idsOf(part).every((id) => isSame(changes[id], part[id]))

const isSame = (a: unknown, b: unknown) =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))

const keyOf = (changes: Changes) =>
  JSON.stringify(
    idsOf(changes)
      .toSorted()
      .map((id) => [id, changes[id]]),
  )
