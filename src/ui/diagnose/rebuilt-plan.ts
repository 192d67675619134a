import type { Diagnosis } from '../../core/diagnose.ts'
import {
  decisionIds,
  decisionOf,
  initialChoices,
  keysOf,
  type Choices,
  type DecisionId,
} from '../../core/plan.ts'
import { counted } from '../components/value-text.ts'
import type { Notice } from '../state/notices.ts'

export interface RebuiltPlan {
  readonly choices: Choices
  /** Decisions that somebody told. */
  readonly told: readonly DecisionId[]
  /** Says what was told and what are defaults. */
  readonly notice: Notice
}

/** A plan of what was told, with fixes on top, over the defaults of everything else. */
export function rebuiltPlan(
  scenario: Diagnosis['scenario'],
  changes: Partial<Choices>,
): RebuiltPlan {
  const own = { ...scenario, ...changes }
  const told = keysOf(own).filter((id) => own[id] !== undefined)
  const defaults = decisionIds.filter((id) => !told.includes(id) && id !== 'accepted')
  return {
    choices: { ...initialChoices, ...own },
    told,
    notice: {
      id: 'opened',
      tone: 'info',
      text: `This is the setup that was read: ${counted(told.length, 'value comes', 'values come')} from what was sent. Nobody told the other ${defaults.length}, which are defaults. Undo brings back the plan you had before.`,
      items: defaults.map((id) => decisionOf(id).label),
    },
  }
}
