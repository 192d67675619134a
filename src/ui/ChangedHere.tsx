import { WhatChanged } from './components/WhatChanged.tsx'
import { usePlace, useSession } from './state/plan-context.ts'

/** After a fix or a repair on a page without the questions: what it changed, with the way back. */
export function ChangedHere() {
  const { applied } = useSession()
  const { page } = usePlace()
  if (applied === undefined || page === 'plan') return null
  return (
    <div className="changed-here no-print" role="region" aria-label="Last change">
      <WhatChanged />
    </div>
  )
}
