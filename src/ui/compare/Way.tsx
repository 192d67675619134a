import type { Step } from '../../core/compare.ts'
import { decisionOf } from '../../core/plan.ts'
import { CopyButton } from '../components/CopyButton.tsx'
import { SourceLinks } from '../components/SourceLinks.tsx'

/** What it takes to move from one setup to the other, in order. */
export function Way({
  steps,
  from,
  to,
}: {
  readonly steps: readonly Step[]
  readonly from: string
  readonly to: string
}) {
  if (steps.length === 0) {
    return <p className="secondary">Nothing is to do: they decide the same.</p>
  }
  return (
    <div className="stack">
      <div className="section-head">
        <h3>
          What it takes to move from {from} to {to}
        </h3>
        <span className="spring" />
        <CopyButton text={() => textOf(steps)} label="Copy the steps" />
      </div>
      <ol className="way surface" aria-label="Steps in order">
        {steps.map(({ title, why, decisions, sources }, i) => (
          <li key={`${i} ${title}`}>
            <span className="way-number" aria-hidden="true">
              {i + 1}
            </span>
            <div>
              <p className="way-title">{title}</p>
              <p className="small">{why}</p>
              <p className="small secondary">
                Changes {decisions.map((id) => decisionOf(id).label).join(', ')}
              </p>
              {sources.length > 0 && (
                <details>
                  <summary className="small">Sources</summary>
                  <SourceLinks sources={sources} />
                </details>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

const textOf = (steps: readonly Step[]) =>
  steps.map(({ title, why }, i) => `${i + 1}. ${title}. ${why}`).join('\n')
