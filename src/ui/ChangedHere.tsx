import { lazy, Suspense } from 'react'
import { usePlace, useSession } from './state/plan-context.ts'

const WhatChanged = lazy(async () => ({
  default: (await import('./components/WhatChanged.tsx')).WhatChanged,
}))

/** After a fix or a repair on a page without the questions: what it changed, with the way back. */
export function ChangedHere() {
  const { applied } = useSession()
  const { page } = usePlace()
  if (applied === undefined || page === 'plan') return null
  return (
    <div className="changed-here no-print" role="region" aria-label="Last change">
      <Suspense>
        <WhatChanged />
      </Suspense>
    </div>
  )
}
