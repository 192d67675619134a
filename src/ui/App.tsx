// First, so that every other style sheet may override it.
import './base.css'
import { initialChoices } from '../core/plan.ts'
import { Shell } from './Shell.tsx'
import { PlanProvider } from './state/PlanProvider.tsx'
import type { Start } from './state/start.ts'

/** The page as it is prerendered: Home over the default plan. */
const untouched: Start = {
  hash: '',
  place: { page: 'home' },
  choices: initialChoices,
  lineage: 'untouched',
  notices: [],
  isResumed: false,
}

/** The whole app; `start` begins it anew, `adopt` takes over once the prerendered page is alive. */
export function App({
  today,
  start = untouched,
  adopt,
}: {
  /** The real day, or none where the page is prerendered. */
  readonly today: string | undefined
  readonly start?: Start
  readonly adopt?: Start
}) {
  return (
    <PlanProvider start={start} adopt={adopt}>
      <Shell today={today} />
    </PlanProvider>
  )
}
