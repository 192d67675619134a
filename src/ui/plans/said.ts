import type { Edited, PlanEdit } from '../state/plan-store.ts'

/** What the dialog answers to the last thing done, and what takes it back. */
export interface Said {
  readonly text: string
  readonly items?: readonly string[]
  readonly undo?: readonly PlanEdit[]
}

/** Says what was done, or why it was not. */
export type Report = (edited: Edited, text: string, items?: readonly string[]) => void

type Reason = Extract<Edited, { ok: false }>['reason']

const reasons: Readonly<Record<Reason, string>> = {
  full: 'The storage of this browser is full, so nothing was changed. Delete a plan, or export all and delete some.',
  blocked:
    'This browser does not let the page store anything, so nothing was changed. A copied link or scenario.json keeps the plan elsewhere.',
  changed:
    'Another tab changed that plan, so it was left as it is there. Look at it, then try again.',
}

export const notDone = (reason: Reason) => reasons[reason]
