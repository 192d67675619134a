import type { Choices } from '../../core/plan.ts'
import type { Place } from './location.ts'
import type { Notice } from './notices.ts'
import type { Start } from './start.ts'

/** What the address bar and the storage need to follow along. */
export interface Sync {
  lineage: string
  setLineage(lineage: string): void
  /** Pushes an entry onto the browser's history for the present choices. */
  push(place: Place): void
  /** Says how an entry is pushed; before, there is no browser. */
  connect(push: (place: Place) => void): void
  place: Place
  setPlace(place: Place): void
  /** Takes over a scenario that the browser brought back. */
  load(
    choices: Choices,
    lineage: string,
    notices: readonly Notice[],
    mine?: readonly string[],
  ): void
  adopt(start: Start): void
}

/** Tells one run of changes to a plan from every other. */
export const newLineage = () => Math.random().toString(36).slice(2, 12)
