import { useMemo, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { evaluate, type Choices, type Finding } from '../../core/plan.ts'
import {
  ActionsContext,
  OutcomeContext,
  PlaceContext,
  SessionContext,
  type Outcome,
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
  useBrowserSync({ actions, sync, choices, adopt, hash: (adopt ?? start).hash })
  const outcome = useOutcomeOf(choices)

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

function useOutcomeOf(choices: Choices): Outcome {
  const [viewsOf] = useState(createViews)
  return useMemo(() => {
    const evaluation = evaluate(choices)
    return {
      evaluation,
      views: viewsOf(evaluation),
      counts: countsOf(evaluation.findings),
    }
  }, [choices, viewsOf])
}

function countsOf(findings: readonly Finding[]): Outcome['counts'] {
  const counts = { error: 0, warning: 0, unknown: 0, info: 0 }
  for (const { severity } of findings) counts[severity]++
  return counts
}
