import { useMemo, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { evaluate, type Choices, type Finding } from '../../core/plan.ts'
import { examplesIn, picture } from '../../core/picture.ts'
import {
  ActionsContext,
  OutcomeContext,
  PlaceContext,
  SessionContext,
  type Outcome,
  type PlanSession,
} from './plan-context.ts'
import type { Start } from './start.ts'
import { useBrowserSync } from './use-browser-sync.ts'
import { usePlanState } from './use-plan-state.ts'
import { createViews } from './views.ts'

/** Holds the one form of the app; everything below is derived from its choices. */
export function PlanProvider({
  start,
  adopt,
  children,
}: {
  readonly start: Start
  /** What to become right after the prerendered page is alive. */
  readonly adopt: Start | undefined
  readonly children: ReactNode
}) {
  const { actions, session, place, sync } = usePlanState(start)
  const choices = useWatch({
    control: actions.form.control,
    compute: (values: Choices): Choices => ({ ...values }),
  })
  useBrowserSync({
    actions,
    sync,
    choices,
    mine: session.mine,
    lineage: session.lineage,
    adopt,
    hash: (adopt ?? start).hash,
  })
  const outcome = useOutcomeOf(choices, session)

  return (
    <ActionsContext value={actions}>
      <SessionContext value={session}>
        <PlaceContext value={place}>
          <OutcomeContext value={outcome}>{children}</OutcomeContext>
        </PlaceContext>
      </SessionContext>
    </ActionsContext>
  )
}

function useOutcomeOf(choices: Choices, { before, mine }: PlanSession): Outcome {
  const [viewsOf] = useState(createViews)
  const evaluation = useMemo(() => evaluate(choices), [choices])
  const views = useMemo(() => viewsOf(evaluation), [evaluation, viewsOf])
  const last = useMemo(() => before && evaluate(before), [before])
  return useMemo(
    () => ({
      evaluation,
      views,
      counts: countsOf(evaluation.findings),
      picture: picture(evaluation, { before: last, confirmed: mine }),
      examples: examplesIn(evaluation).filter((id) => !mine.includes(id)),
      before: last,
    }),
    [evaluation, views, last, mine],
  )
}

function countsOf(findings: readonly Finding[]): Outcome['counts'] {
  const counts = { error: 0, warning: 0, unknown: 0, info: 0 }
  for (const { severity } of findings) counts[severity]++
  return counts
}
