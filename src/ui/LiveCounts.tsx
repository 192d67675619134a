import { counted } from './components/value-text.ts'
import { useOutcome } from './state/plan-context.ts'

/** Tells screen readers, politely, how many findings there are now. */
export function LiveCounts() {
  const { error, warning, unknown } = useOutcome().counts
  return (
    <p className="visually-hidden" role="status">
      {counted(error, 'error')}, {counted(warning, 'warning')}, {unknown} not known
    </p>
  )
}
