import type { AnyRule } from '../../model/rule.ts'
import type { DecisionId } from '../../model/scenario.ts'
import type { Broken } from './broken.ts'
import { countOf, isCounted, type Changes } from './changes.ts'
import { takeRoom, type Room } from './room.ts'
import type { Space } from './space.ts'

/** What can still change, and how many changes what is broken takes at least. */
export class Bound {
  readonly #space: Space
  readonly limit: number
  /** Closed decisions whose changes are looked at elsewhere. */
  readonly #settled: ReadonlySet<DecisionId>
  /** Whether more changes than the limit might find more. */
  isCut = false

  constructor(space: Space, limit: number, settled: ReadonlySet<DecisionId>) {
    this.#space = space
    this.limit = limit
    this.#settled = settled
  }

  canChange(id: DecisionId, changes: Changes): boolean {
    const moves = this.#space.closed.get(id)
    if (!moves) return !this.#space.pinned.has(id)
    return !(id in changes) && moves.length > 0 && !this.#settled.has(id)
  }

  /**
   * One of these changes wherever a rule is mended: what it reads and can change, without what is of
   * use only together with another of them.
   */
  mendersOf(rule: AnyRule, changes: Changes): readonly DecisionId[] {
    const { readsOf, takenAlong } = this.#space
    let menders = (readsOf.get(rule) ?? []).filter((id) => this.canChange(id, changes))
    for (const id of menders) {
      const isCovered = takenAlong
        .get(id)
        ?.some((set) =>
          set.every(
            (one) =>
              !isCounted(one, changes) && (menders.includes(one) || !this.canChange(one, changes)),
          ),
        )
      if (isCovered) menders = menders.filter((one) => one !== id)
    }
    return menders
  }

  /** What these changes and what is broken leave of the limit; undefined if that is too little. */
  roomAfter(changes: Changes, broken: readonly Broken[]): Room | undefined {
    let room: Room | undefined = { left: this.limit - countOf(changes), groups: [] }
    if (room.left < 0) {
      this.isCut = true
      return undefined
    }
    for (const { rule } of broken) {
      room = this.roomWith(rule, changes, room)
      if (!room) return undefined
    }
    return room
  }

  /** The room with one more broken rule; undefined if there is none, or nothing mends the rule. */
  roomWith(rule: AnyRule, changes: Changes, room: Room): Room | undefined {
    const menders = this.mendersOf(rule, changes)
    if (menders.length === 0) return undefined
    const rest = this.#roomWithOne(menders, changes, room, [])
    if (!rest) this.isCut = true
    return rest
  }

  /** The room with a change of one of these decisions, and with what a single one takes along. */
  #roomWithOne(
    ids: readonly DecisionId[],
    changes: Changes,
    room: Room,
    seen: readonly DecisionId[],
  ): Room | undefined {
    let rest = takeRoom(room, ids, changes)
    const [only, second] = ids
    if (only === undefined || second !== undefined || seen.includes(only)) return rest
    for (const set of this.#space.takenAlong.get(only) ?? []) {
      const along = set.filter((id) => isCounted(id, changes) || this.canChange(id, changes))
      rest &&= this.#roomWithOne(along, changes, rest, [...seen, only])
    }
    return rest
  }
}
