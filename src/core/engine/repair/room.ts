import type { DecisionId } from '../../model/scenario.ts'
import { isCounted, type Changes } from './changes.ts'

/** What the broken rules counted so far leave of the limit of changes. */
export interface Room {
  readonly left: number
  /** Groups that share nothing: each takes a change of one of its decisions. */
  readonly groups: readonly (readonly DecisionId[])[]
}

/**
 * The room with one more broken rule, which a change of any of these decisions may mend; undefined if
 * there is none. A rule takes a change of its own if it shares nothing with the others. Where no more
 * are left, the change of the only group that it shares with mends both.
 */
export function takeRoom(
  { left, groups }: Room,
  free: readonly DecisionId[],
  changes: Changes,
): Room | undefined {
  if (free.some((id) => isCounted(id, changes))) return { left, groups }
  const shared = groups.filter((group) => group.some((id) => free.includes(id)))
  if (shared.length === 0) {
    return left === 0 ? undefined : { left: left - 1, groups: [...groups, free] }
  }
  const [only] = shared
  if (left > 0 || shared.length > 1) return { left, groups }
  const narrowed = groups.map((group) =>
    group === only ? group.filter((id) => free.includes(id)) : group,
  )
  return { left, groups: narrowed }
}
