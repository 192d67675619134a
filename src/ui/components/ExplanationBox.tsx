import type { Explanation } from '../../core/files.ts'
import { decisionOf, plainValue } from '../../core/plan.ts'
import { PlaceLink } from './PlaceLink.tsx'
import { SourceLinks } from './SourceLinks.tsx'
import { useOutcome } from '../state/plan-context.ts'
import { valueText } from './value-text.ts'
import './explanation.css'

/** Why a line is there, in a box of its own that follows the chosen line. */
export function ExplanationBox({
  line,
  reason,
  count,
}: {
  readonly line: number | undefined
  readonly reason: Explanation | undefined
  readonly count: number
}) {
  return (
    <div className="why" aria-live="polite" role="region" aria-label="Why this line">
      {reason && line !== undefined ? (
        <>
          <p className="secondary small">Line {line}</p>
          <Reason reason={reason} />
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

/** In words, by which choices, and by which sources. */
function Reason({ reason }: { readonly reason: Explanation }) {
  const { scenario } = useOutcome().evaluation
  return (
    <>
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
  )
}
