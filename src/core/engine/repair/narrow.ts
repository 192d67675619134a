import type { AnyRule } from '../../model/rule.ts'
import type { DecisionId } from '../../model/scenario.ts'
import { Draft } from '../draft.ts'
import { ask } from './broken.ts'
import type { Changes } from './changes.ts'
import type { Space } from './space.ts'

/** The same space for a deep search: without changes that lead nowhere, and with what others take along. */
export function narrowed(space: Space): Space {
  const draft = new Draft(space.start)
  const closed = withoutDeadEnds(space, draft)
  return { ...space, closed, takenAlong: takenAlong({ ...space, closed }, draft) }
}

/**
 * Without the changes that break a rule of whose other reads at most one, a closed decision, can
 * change, and that to no value that mends it.
 */
function withoutDeadEnds(
  { readersOf, readsOf, closed, pinned }: Space,
  draft: Draft,
): Space['closed'] {
  const left = new Map(closed)
  const isFixed = (id: DecisionId) => pinned.has(id) || left.get(id)?.length === 0
  for (const [id, moves] of closed) {
    if (moves.length === 0) continue
    const mendable = [...(readersOf.get(id) ?? [])].flatMap((rule) => {
      const [other, third] = (readsOf.get(rule) ?? []).filter((one) => one !== id && !isFixed(one))
      const others = other === undefined ? [] : left.get(other)
      return third === undefined && others ? [{ rule, others }] : []
    })
    left.set(
      id,
      moves.filter((move) =>
        after(move, draft, () =>
          mendable.every(
            ({ rule, others }) =>
              isKept(rule, draft) ||
              others.some((one) => after(one, draft, () => isKept(rule, draft))),
          ),
        ),
      ),
    )
  }
  return left
}

/** By closed decision, what the rules that each of its changes breaks read besides. */
function takenAlong({ readersOf, readsOf, closed }: Space, draft: Draft): Space['takenAlong'] {
  const along = new Map<DecisionId, readonly (readonly DecisionId[])[]>()
  for (const [id, moves] of closed) {
    // Its changes may change the image too, and both together count as one.
    if (moves.length === 0 || id === 'imageRelease') continue
    const broken = moves.reduce<readonly AnyRule[]>(
      (rules, move) =>
        rules.length === 0
          ? rules
          : after(move, draft, () => rules.filter((rule) => !isKept(rule, draft))),
      [...(readersOf.get(id) ?? [])],
    )
    if (broken.length === 0) continue
    along.set(
      id,
      broken.map((rule) => (readsOf.get(rule) ?? []).filter((read) => read !== id)),
    )
  }
  return along
}

const isKept = (rule: AnyRule, { scenario }: Draft) => ask(rule, scenario) === undefined

/** What is found with a change made, which is taken back then. */
function after<T>(change: Changes, draft: Draft, look: () => T): T {
  const undo = draft.change(change)
  const found = look()
  draft.undo(undo)
  return found
}
