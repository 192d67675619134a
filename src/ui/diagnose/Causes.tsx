import type { FindingCause } from '../../core/diagnose.ts'

/** What can be behind a message, likeliest first, each with what settles it. */
export function Causes({
  causes,
  message,
}: {
  readonly causes: readonly FindingCause[]
  /** What is said above; a cause that it names is not named again. */
  readonly message: string
}) {
  const [first, ...others] = causes
  if (!first) return null
  return (
    <div className="causes">
      {!message.includes(first.cause) && <p>{first.cause}</p>}
      <Ways cause={first} />
      {others.length > 0 && (
        <details>
          <summary className="small">
            {others.length === 1 ? 'One other cause' : `${others.length} other causes`}, less likely
          </summary>
          <ol start={2} aria-label="Other causes">
            {others.map((cause) => (
              <li key={cause.rank}>
                {cause.cause}
                <Ways cause={cause} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}

/** What settles a cause, and what mends it. */
function Ways({ cause: { check, remedy, confidence } }: { readonly cause: FindingCause }) {
  return (
    <dl>
      {check !== '' && (
        <>
          <dt>Check</dt>
          <dd>{check}</dd>
        </>
      )}
      <dt>Remedy</dt>
      <dd>
        {remedy} {confidence !== 'verified' && <span className="secondary">Inferred.</span>}
      </dd>
    </dl>
  )
}
