import { useDeferredValue } from 'react'
import { decisionOf, type Choices } from '../core/plan.ts'
import { changedIds } from './components/Changes.tsx'
import { counted, valueText } from './components/value-text.ts'
import { useOutcome, useSession } from './state/plan-context.ts'

/** Tells screen readers, politely, what an offer has changed and how many findings there are now. */
export function LiveCounts() {
  const { error, warning, unknown } = useOutcome().counts
  // Said together with the findings that follow from it.
  const applied = useDeferredValue(useSession().applied)
  return (
    <p className="visually-hidden" role="status">
      {applied && `${changesText(applied)}. `}
      {counted(error, 'error')}, {counted(warning, 'warning')}, {unknown} not known
    </p>
  )
}

const changesText = (changes: Partial<Choices>) =>
  changedIds(changes)
    .map((id) => {
      const to = changes[id]
      return to === undefined ? '' : `${decisionOf(id).label} is now ${valueText(id, to)}`
    })
    .join('; ')
