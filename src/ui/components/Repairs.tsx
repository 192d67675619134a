import { useState, type MouseEvent } from 'react'
import { decisionOf, type DecisionId } from '../../core/plan.ts'
import { useActions, useOutcome } from '../state/plan-context.ts'
import { useRepairs } from '../state/use-repairs.ts'
import { Button } from './Button.tsx'
import { Changes, changedIds } from './Changes.tsx'
import { Risks } from './Risks.tsx'
import { leaveButton } from './leave-button.ts'
import { counted } from './value-text.ts'
import './repairs.css'

const none: readonly DecisionId[] = []

/** The nearest plans without errors, each as what it would change; what must stay can be pinned. */
export function Repairs({
  heading: Heading,
  isOpenAtFirst = false,
}: {
  readonly heading: 'h2' | 'h3'
  /** While choosing, the search waits until it is asked for. */
  readonly isOpenAtFirst?: boolean
}) {
  const { counts } = useOutcome()
  const { apply } = useActions()
  const [pinned, setPinned] = useState(none)
  const isBroken = counts.error > 0
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const { found, isCurrent } = useRepairs(isBroken && isOpen, pinned)
  if (!isBroken) return null
  const repin = (event: MouseEvent<HTMLElement>, next: readonly DecisionId[]) => {
    // The button goes away with the repair or the pin that it stands at.
    const summary = event.currentTarget.closest('details')?.querySelector('summary')
    summary?.focus({ preventScroll: event.detail > 0 })
    setPinned(next)
  }

  return (
    <section className="repairs" aria-label="Nearest plans without errors">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <Heading className="findings-title">Nearest plans without errors</Heading>
        </summary>
        <div className="repairs-body">
          {pinned.length > 0 && (
            <ul className="repairs-pins" aria-label="Kept as they are">
              {pinned.map((id) => (
                <li key={id}>
                  <Button
                    size="small"
                    look="outlined"
                    endIcon="close"
                    aria-label={`Let ${decisionOf(id).label} change again`}
                    onClick={(event) =>
                      repin(
                        event,
                        pinned.filter((other) => other !== id),
                      )
                    }
                  >
                    {decisionOf(id).label} stays
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <p className="secondary small repairs-state">{isCurrent ? '' : 'Searching…'}</p>
          {isCurrent && found?.reason !== undefined && <p className="small">{found.reason}</p>}
          <ol aria-busy={!isCurrent}>
            {found?.repairs.map(({ changes, count, risks, findings }, i) => (
              <li key={JSON.stringify(changes)} className="repair">
                <div className="repair-head">
                  <span className="small secondary">
                    {counted(count, 'change')}
                    {warningsIn(findings) > 0 &&
                      `, then ${counted(warningsIn(findings), 'warning')}`}
                  </span>
                  <Button
                    size="small"
                    look="outlined"
                    aria-label={`Apply repair ${i + 1}`}
                    disabled={!isCurrent}
                    onClick={(event) => {
                      leaveButton(event)
                      apply(changes)
                    }}
                  >
                    Apply
                  </Button>
                </div>
                <Changes changes={changes} />
                <Risks risks={risks} />
                <p className="repair-keep small">
                  <span className="secondary">Keep as it is:</span>
                  {changedIds(changes).map((id) => (
                    <Button
                      key={id}
                      size="small"
                      onClick={(event) => repin(event, [...pinned, id])}
                    >
                      {decisionOf(id).label}
                    </Button>
                  ))}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </details>
    </section>
  )
}

const warningsIn = (findings: readonly { readonly severity: string }[]) =>
  findings.filter(({ severity }) => severity === 'warning').length
