import type { FindingCause } from '../../core/diagnose.ts'

/** What can be behind a message, likeliest first, each with what settles it. */
export function Causes({ causes }: { readonly causes: readonly FindingCause[] }) {
  const [first, ...others] = causes
  if (!first) return null
  return (
    <div className="causes">
      <ol aria-label="Likeliest cause">
        <Cause cause={first} />
      </ol>
      {others.length > 0 && (
        <details>
          <summary className="small">
            {others.length === 1 ? 'One other cause' : `${others.length} other causes`}, less likely
          </summary>
          <ol start={2} aria-label="Other causes">
            {others.map((cause) => (
              <Cause key={cause.rank} cause={cause} />
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}

function Cause({ cause: { cause, check, remedy, confidence } }: { readonly cause: FindingCause }) {
  return (
    <li>
      {cause} {confidence !== 'verified' && <span className="small secondary">Inferred.</span>}
      <dl>
        {check !== '' && (
          <>
            <dt>Check</dt>
            <dd>{check}</dd>
          </>
        )}
        <dt>Remedy</dt>
        <dd>{remedy}</dd>
      </dl>
    </li>
  )
}
