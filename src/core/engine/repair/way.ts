import type { DecisionId } from '../../model/scenario.ts'
import type { Broken } from './broken.ts'
import type { Changes } from './changes.ts'
import type { Room } from './room.ts'

/** What was changed, and what is broken then. */
export interface State {
  readonly changes: Changes
  readonly broken: readonly Broken[]
}

/** The values that one decision may take next, and what that cannot mend. */
export interface Way {
  readonly id: DecisionId
  readonly options: readonly Changes[]
  readonly others: readonly Broken[]
  readonly room: Room
}

/** How many states the ways lead to. */
export const sizeOf = (ways: readonly Way[]) =>
  ways.reduce((sum, { options }) => sum + options.length, 0)
