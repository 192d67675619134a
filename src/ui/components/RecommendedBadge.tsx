import type { DecisionId } from '../../core/plan.ts'
import { recommendedFor } from '../../core/recommended.ts'
import { useOutcome } from '../state/plan-context.ts'
import { Icon } from './Icon.tsx'
import { SourceLinks } from './SourceLinks.tsx'
import './recommended.css'

/** That a source recommends the value which the plan has; opened, because of what and where it says so. */
export function RecommendedBadge({ id }: { readonly id: DecisionId }) {
  const found = recommendedFor(id, useOutcome().evaluation.scenario)
  if (!found) return null
  return (
    <details className="recommended">
      <summary className="tag">
        <Icon name="ok" /> Recommended
      </summary>
      <div className="help-box">
        <p>{found.because}</p>
        <SourceLinks sources={found.sources} />
      </div>
    </details>
  )
}
