import type { Explanation } from '../../core/files.ts'
import { decisionOf, plainValue } from '../../core/plan.ts'
import { PlaceLink } from '../components/PlaceLink.tsx'
import { SourceLinks } from '../components/SourceLinks.tsx'
import { valueText } from '../components/value-text.ts'
import { useOutcome } from '../state/plan-context.ts'

/** Why a line is there: in words, by which choices, and by which sources. */
export function ExplanationBox({
  line,
  reason,
  count,
}: {
  readonly line: number | undefined
  readonly reason: Explanation | undefined
  readonly count: number
}) {
  const { scenario } = useOutcome().evaluation
  return (
    <div className="why" aria-live="polite" role="region" aria-label="Why this line">
      {reason && line !== undefined ? (
        <>
          <p className="secondary small">Line {line}</p>
          {reason.text !== undefined && <p>{reason.text}</p>}
          {reason.decisions && reason.decisions.length > 0 && (
            <ul className="why-decisions">
              {reason.decisions.map((id) => (
                <li key={id}>
                  <PlaceLink to={{ page: 'plan', topic: decisionOf(id).topic }}>
                    {decisionOf(id).label}
                  </PlaceLink>
                  : {valueText(id, plainValue(scenario[id]))}
                </li>
              ))}
            </ul>
          )}
          <SourceLinks sources={reason.sources ?? []} />
        </>
      ) : (
        <p className="secondary small">
          {count === 0
            ? 'No line of this file needs an explanation.'
            : 'Point at a line, tap it, or walk with the arrow keys to see why it is there.'}
        </p>
      )}
    </div>
  )
}
