import { lazy, Suspense } from 'react'
import type { DecisionId, Finding } from '../../core/plan.ts'
import { useSession } from '../state/plan-context.ts'
import { isRebuilt } from '../state/whose.ts'

const Note = lazy(async () => ({ default: (await import('./RebuiltNote.tsx')).RebuiltNote }))

/** What a finding or a field has to say in a plan that was rebuilt; most plans are not. */
export function OfRebuilt(about: {
  readonly finding?: Finding
  readonly id?: DecisionId
  readonly way?: true
}) {
  const { mine } = useSession()
  return isRebuilt(mine) ? (
    <Suspense>
      <Note {...about} />
    </Suspense>
  ) : null
}
