// First, so that every other style sheet may override it.
import './base.css'
import { initialChoices } from '../core/plan.ts'
import type { StyleCache } from './components/style-cache.ts'
import { Themed } from './components/Themed.tsx'
import { Shell } from './Shell.tsx'
import { PlanProvider } from './state/PlanProvider.tsx'
import type { Start } from './state/start.ts'

/** The page as it is prerendered: Home over the default plan. */
export const untouched: Start = {
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
  cache,
  start = untouched,
  adopt,
}: {
  /** The real day, or none where the page is prerendered. */
  readonly today: string | undefined
  readonly cache: StyleCache
  readonly start?: Start
  readonly adopt?: Start
}) {
  return (
    <Themed cache={cache}>
      <PlanProvider start={start} adopt={adopt}>
        <Shell today={today} />
      </PlanProvider>
    </Themed>
  )
}
