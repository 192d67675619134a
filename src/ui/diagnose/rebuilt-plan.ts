import type { Diagnosis, OtherWay } from '../../core/diagnose.ts'
import {
  decisionIds,
  decisionOf,
  initialChoices,
  keysOf,
  type Choices,
  type DecisionId,
} from '../../core/plan.ts'
import { counted, valueText } from '../components/value-text.ts'
import type { Notice } from '../state/notices.ts'
import { rebuiltOf } from '../state/rebuilt.ts'

export interface RebuiltPlan {
  readonly choices: Choices
  /** Decisions that somebody told. */
  readonly told: readonly DecisionId[]
  /** Whose its values are, as the plan keeps it. */
  readonly mine: readonly string[]
  /** Says what was told and what is assumed. */
  readonly notices: readonly Notice[]
}

type Told = Pick<Diagnosis, 'scenario'>['scenario']

/** Decisions that somebody told, or that a fix has set. */
export const toldIn = (scenario: Told, changes: Partial<Choices>): readonly DecisionId[] => {
  const own: Partial<Choices> = { ...scenario, ...changes }
  return keysOf(own).filter((id) => own[id] !== undefined)
}

/**
 * A plan of what was told, with fixes on top. Everything else is assumed: defaults, and others where
 * a default does not fit what was told.
 */
export async function rebuiltPlan(
  scenario: Told,
  changes: Partial<Choices>,
  way?: OtherWay,
): Promise<RebuiltPlan> {
  const { fitting } = await import('../../core/repair.ts')
  const told = toldIn(scenario, changes)
  const start: Choices = { ...initialChoices, ...scenario, ...changes }
  const choices = { ...start, ...fitting(start, told) }
  return {
    choices,
    told,
    mine: rebuiltOf(told, way),
    notices: [...(way ? [besidePlan(way)] : []), readAndAssumed(choices, told)],
  }
}

const besidePlan = ({ name }: OtherWay): Notice => ({
  id: 'other-way',
  tone: 'warning',
  text: `What was sent tells of ${name}. A plan cannot hold that: it makes the node by hand, and its files are not those of ${name}.`,
})

function readAndAssumed(choices: Choices, told: readonly DecisionId[]): Notice {
  const assumed = decisionIds.filter((id) => !told.includes(id) && id !== 'accepted')
  const named = (id: DecisionId) => `${decisionOf(id).label}: ${valueText(id, choices[id])}`
  return {
    id: 'opened',
    tone: 'info',
    text: `This is the setup that was read: ${counted(told.length, 'value comes', 'values come')} from what was sent. Nobody told the other ${assumed.length}: they are assumed so that they fit, and each finding says which of them it rests on. Undo brings back the plan you had before.`,
    lists: [
      {
        title: `Show the ${counted(told.length, 'value that was read', 'values that were read')}`,
        items: told.map(named),
      },
      {
        title: `Show the ${counted(assumed.length, 'value that is assumed', 'values that are assumed')}`,
        items: assumed.map(named),
      },
    ],
  }
}
