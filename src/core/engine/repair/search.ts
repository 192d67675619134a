import { plainValue } from '../../model/readers.ts'
import { decisionIds } from '../../model/decisions.ts'
import type { DecisionId } from '../../model/scenario.ts'
import { Draft } from '../draft.ts'
import { Bound } from './bound.ts'
import { ask, suggestionsOf, type Broken } from './broken.ts'
import { holds, isSame, keyOf, type Changes } from './changes.ts'
import { narrowed } from './narrow.ts'
import type { Room } from './room.ts'
import type { Space } from './space.ts'
import { sizeOf, type State, type Way } from './way.ts'

/**
 * Every set of changes that leaves no error and holds no smaller one. What removes an error changes
 * something that its rule reads: so take a broken rule, try each change of what it reads, and go on
 * until nothing is broken. An open decision takes values that the errors met on the way suggest,
 * also one after the other; it still is one changed decision.
 */
export class Search {
  #space: Space
  /** Solutions below the limit, and at it. */
  #smaller: readonly Changes[] = []
  #solutions: Changes[] = []
  readonly #visited = new Set<string>()
  /** The state that is looked at. */
  readonly #draft: Draft
  /** Closed decisions whose changes are looked at elsewhere. */
  readonly #settled = new Set<DecisionId>()
  #bound: Bound

  constructor(space: Space) {
    this.#space = space
    this.#draft = new Draft(space.start)
    this.#bound = new Bound(space, 0, this.#settled)
  }

  get solutions(): readonly Changes[] {
    return [...this.#smaller, ...this.#solutions]
  }

  /** Whether more changes than the limit of the last search might find more. */
  get isCut(): boolean {
    return this.#bound.isCut
  }

  /** Takes a space of the same solutions from the next limit on. */
  narrow(): void {
    this.#space = narrowed(this.#space)
  }

  /** How many changes were allowed last. */
  get limit(): number {
    return this.#bound.limit
  }

  /** Finds the solutions of one change more. */
  deepen(): void {
    const limit = this.limit + 1
    this.#bound = new Bound(this.#space, limit, this.#settled)
    this.#smaller = this.solutions
    this.#solutions = []
    this.#visited.clear()
    const broken = this.#brokenAfter(decisionIds, [], {}, { left: limit, groups: [] })
    if (broken) this.#visit({ changes: {}, broken })
  }

  #visit(state: State): void {
    const key = `${keyOf(state.changes)} ${[...this.#settled].toSorted().join()}`
    if (this.#visited.has(key)) return
    this.#visited.add(key)
    if (state.broken.length === 0) {
      this.#solutions.push(state.changes)
      return
    }
    const ways = this.#waysAt(state)
    const mending = state.broken.map(({ rule }) =>
      this.#bound.mendersOf(rule, state.changes).flatMap((id) => ways.get(id) ?? []),
    )
    const least = mending.reduce((a, b) => (sizeOf(b) < sizeOf(a) ? b : a))
    const settled: DecisionId[] = []
    for (const way of least.toSorted((a, b) => this.#turnOf(a) - this.#turnOf(b))) {
      const [first] = way.options
      const room = this.#bound.roomAfter({ ...state.changes, ...first }, way.others)
      if (room) this.#take(state, { ...way, room })
      if (!this.#space.closed.has(way.id)) continue
      this.#settled.add(way.id)
      settled.push(way.id)
    }
    for (const id of settled) this.#settled.delete(id)
  }

  /** Open decisions come first, since what suggests their values may come up in any order. */
  #turnOf({ id, options }: Way): number {
    return this.#space.closed.has(id) ? options.length : 0
  }

  #take(state: State, { id, options, others, room }: Way): void {
    const readers = this.#space.readersOf.get(id) ?? new Set()
    const rest = state.broken.filter(({ rule }) => readers.has(rule))
    for (const option of options) {
      const changes = { ...state.changes, ...option }
      if (this.#smaller.some((solution) => holds(changes, solution))) continue
      const undo = this.#draft.change(option)
      const broken = this.#brokenAfter(undo.changed, rest, changes, room)
      if (broken) this.#visit({ changes, broken: [...others, ...broken] })
      this.#draft.undo(undo)
    }
  }

  /** What can be changed here without giving up on the rest, by decision. */
  #waysAt({ changes, broken }: State): ReadonlyMap<DecisionId, Way> {
    const suggested = suggestionsOf(broken)
    const ways = new Map<DecisionId, Way>()
    for (const id of new Set(broken.flatMap(({ rule }) => this.#space.readsOf.get(rule) ?? []))) {
      if (!this.#bound.canChange(id, changes)) continue
      const options =
        this.#space.closed.get(id) ??
        (suggested.get(id) ?? []).filter((one) => this.#isNew(id, one))
      const [first] = options
      if (!first) continue
      const readers = this.#space.readersOf.get(id)
      const others = broken.filter(({ rule }) => !readers?.has(rule))
      const room = this.#bound.roomAfter({ ...changes, ...first }, others)
      if (room) ways.set(id, { id, options, others, room })
    }
    return ways
  }

  /**
   * What is broken of what was and of what a change touches; undefined as soon as there is no room
   * for it. What was broken already fails soonest.
   */
  #brokenAfter(
    changed: readonly DecisionId[],
    broken: readonly Broken[],
    changes: Changes,
    start: Room,
  ): readonly Broken[] | undefined {
    const found: Broken[] = []
    let room: Room | undefined = start
    for (const one of broken) {
      const isTouched = one.rule.reads.some((id) => changed.includes(id))
      const still = isTouched ? ask(one.rule, this.#draft.scenario) : one
      if (!still) continue
      room = this.#bound.roomWith(one.rule, changes, room)
      if (!room) return undefined
      found.push(still)
    }
    const asked = new Set(broken.map(({ rule }) => rule))
    for (const id of changed) {
      for (const rule of this.#space.askedBy.get(id) ?? []) {
        if (asked.has(rule)) continue
        asked.add(rule)
        const now = ask(rule, this.#draft.scenario)
        if (!now) continue
        room = this.#bound.roomWith(rule, changes, room)
        if (!room) return undefined
        found.push(now)
      }
    }
    return found
  }

  #isNew(id: DecisionId, move: Changes): boolean {
    const { start } = this.#space
    return (
      !isSame(move[id], this.#draft.choices[id]) &&
      !isSame(move[id], plainValue(start.scenario[id]))
    )
  }
}
