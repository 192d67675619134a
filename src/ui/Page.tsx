import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { topics } from '../core/plan.ts'
import { Skeleton } from './components/Skeleton.tsx'
import { HomePage } from './home/HomePage.tsx'
import { PageGuard } from './PageGuard.tsx'
import { focusHeading } from './state/focus-heading.ts'
import type { Place } from './state/location.ts'
import { usePlace } from './state/plan-context.ts'
import { PlanPage } from './wizard/PlanPage.tsx'

const ReviewPage = lazy(async () => ({
  default: (await import('./review/ReviewPage.tsx')).ReviewPage,
}))
const ComparePage = lazy(async () => ({
  default: (await import('./compare/ComparePage.tsx')).ComparePage,
}))
const ReferencePage = lazy(async () => ({
  default: (await import('./reference/ReferencePage.tsx')).ReferencePage,
}))
const DiagnosePage = lazy(async () => ({
  default: (await import('./diagnose/DiagnosePage.tsx')).DiagnosePage,
}))

/** Whether a link of the painted Home was followed before the app came alive. */
const hasLeftEarly = () =>
  typeof document !== 'undefined' && document.documentElement.dataset['left'] !== undefined

/** The page of the present place, with its title, and the focus on its heading after a change. */
export function Page() {
  const place = usePlace()
  const key = place.page === 'plan' ? `plan/${place.topic}` : place.page
  const last = useRef<string | undefined>(hasLeftEarly() ? 'home' : undefined)
  const arrive = useCallback((at: string) => {
    const before = last.current
    last.current = at
    return before !== undefined && before !== at
  }, [])

  useEffect(() => {
    document.title = titleOf(place)
    delete document.documentElement.dataset['deep']
  }, [place])

  return (
    <Suspense fallback={<Loading />}>
      <PageGuard at={key}>
        <PageOf place={place} />
      </PageGuard>
      <Arrival key={key} at={key} arrive={arrive} />
    </Suspense>
  )
}

const Loading = () => (
  <div className="page">
    <Skeleton label="Loading the page…" rows={12} />
  </div>
)

/** Stands after the page inside the same Suspense, so that its effect runs once the page is there. */
function Arrival({
  at,
  arrive,
}: {
  readonly at: string
  /** Whether another place was there before; at the start the focus stays with the browser. */
  readonly arrive: (at: string) => boolean
}) {
  // At once with the page: who waits for a field of it takes the focus after.
  useLayoutEffect(() => {
    if (!arrive(at)) return
    window.scrollTo(0, 0)
    focusHeading()
  }, [at, arrive])
  return null
}

function PageOf({ place }: { readonly place: Place }) {
  switch (place.page) {
    case 'home':
      return <HomePage />
    case 'plan':
      return <PlanPage topic={place.topic} />
    case 'review':
      return <ReviewPage file={place.file} />
    case 'compare':
      return <ComparePage />
    case 'diagnose':
      return <DiagnosePage />
    case 'reference':
      return <ReferencePage place={place} />
  }
}

const app = 'Windows Node Wizard'

function titleOf(place: Place): string {
  switch (place.page) {
    case 'home':
      return app
    case 'plan':
      return `${topics.find(({ id }) => id === place.topic)?.title ?? 'Plan'} · Plan · ${app}`
    case 'review':
      return `Review · ${app}`
    case 'compare':
      return `Compare · ${app}`
    case 'diagnose':
      return `Diagnose · ${app}`
    case 'reference':
      return `Reference · ${app}`
  }
}
