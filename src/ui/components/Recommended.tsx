import { useState } from 'react'
import { recommendationFor, type DecisionId } from '../../core/plan.ts'
import { useOutcome } from '../state/plan-context.ts'
import { Icon } from './Icon.tsx'
import { SourceLinks } from './SourceLinks.tsx'

/** That a source speaks for the present value; its reason opens in place of nothing else. */
export function Recommended({ id }: { readonly id: DecisionId }) {
  const [isOpen, setOpen] = useState(false)
  const found = recommendationFor(id, useOutcome().evaluation.scenario)
  if (!found) return null
  return (
    <details className="recommended small" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="star" />
        Recommended
      </summary>
      {isOpen && (
        <>
          <p>{found.because}</p>
          <SourceLinks sources={found.sources} />
        </>
      )}
    </details>
  )
}
