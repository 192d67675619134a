import type { Choices, DecisionId } from '../../core/plan.ts'

/** What undo and redo walk through. */
export interface History {
  readonly past: readonly Choices[]
  readonly future: readonly Choices[]
  /** The open decision whose typing is still one step, and until when. */
  readonly typing?: { readonly id: DecisionId; readonly until: number }
}

export const noHistory: History = { past: [], future: [] }

const longest = 200
const pause = 1_000

/** Remembers the state before a change; typing in one field without a pause is one step. */
export function record(
  history: History,
  before: Choices,
  { now, typing }: { readonly now: number; readonly typing?: DecisionId },
): History {
  const goesOn = typing !== undefined && history.typing?.id === typing && now < history.typing.until
  const past = goesOn ? history.past : [...history.past, before].slice(-longest)
  return {
    past,
    future: [],
    ...(typing === undefined ? {} : { typing: { id: typing, until: now + pause } }),
  }
}

export interface Walked {
  readonly history: History
  readonly choices: Choices
}

export function undo({ past, future }: History, present: Choices): Walked | undefined {
  const choices = past.at(-1)
  return choices && { history: { past: past.slice(0, -1), future: [present, ...future] }, choices }
}

export function redo({ past, future }: History, present: Choices): Walked | undefined {
  const [choices, ...rest] = future
  return choices && { history: { past: [...past, present], future: rest }, choices }
}
