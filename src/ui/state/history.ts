import type { Choices, DecisionId } from '../../core/plan.ts'

/** The plan as undo brings it back: its choices, what the user said of them, and whose they are. */
export interface Moment {
  readonly choices: Choices
  /** Examples that the user called right. */
  readonly mine: readonly string[]
  readonly lineage: string
}

/** What undo and redo walk through. */
export interface History {
  readonly past: readonly Moment[]
  readonly future: readonly Moment[]
  /** The open decision whose typing is still one step, and until when, in milliseconds. */
  readonly typing?: { readonly id: DecisionId; readonly until: number }
}

export const noHistory: History = { past: [], future: [] }

/** Steps that can be undone. */
const maxSteps = 200
/** Typing again within this time is the same step. */
const pauseMs = 1_000

/** Remembers the state before a change; typing in one field without a pause is one step. */
export function record(
  history: History,
  before: Moment,
  { now, typing }: { readonly now: number; readonly typing?: DecisionId },
): History {
  const goesOn = typing !== undefined && history.typing?.id === typing && now < history.typing.until
  const past = goesOn ? history.past : [...history.past, before].slice(-maxSteps)
  return {
    past,
    future: [],
    ...(typing === undefined ? {} : { typing: { id: typing, until: now + pauseMs } }),
  }
}

export interface Walked {
  readonly history: History
  readonly moment: Moment
}

/** One step back; undefined where nothing is left to undo. */
export function undo({ past, future }: History, present: Moment): Walked | undefined {
  const moment = past.at(-1)
  return moment && { history: { past: past.slice(0, -1), future: [present, ...future] }, moment }
}

/** One step forward; undefined where nothing was undone. */
export function redo({ past, future }: History, present: Moment): Walked | undefined {
  const [moment, ...rest] = future
  return moment && { history: { past: [...past, present], future: rest }, moment }
}
