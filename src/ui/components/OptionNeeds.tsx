import { useState } from 'react'
import { decisionOf, type Choices, type DecisionId, type Evaluation } from '../../core/plan.ts'
import type { Needs } from '../../core/repair.ts'
import { useActions, useOutcome } from '../state/plan-context.ts'
import { loadRepairer } from '../state/repairer.ts'
import { Button } from './Button.tsx'
import { Changes, changedIds } from './Changes.tsx'
import { Risks } from './Risks.tsx'
import { leaveButton } from './leave-button.ts'
import { valueText } from './value-text.ts'

/** An answer, and the plan that it was given for; after another choice it has to be asked anew. */
interface Answer {
  readonly evaluation: Evaluation
  readonly needs: Needs | undefined
}

/** What a blocked value would need of the other decisions, asked for by a click. */
export function OptionNeeds({
  id,
  value,
}: {
  readonly id: DecisionId
  readonly value: Choices[DecisionId]
}) {
  const { apply } = useActions()
  const { evaluation } = useOutcome()
  const [answer, setAnswer] = useState<Answer>()
  const name = typeof value === 'boolean' ? `“${valueText(id, value)}”` : valueText(id, value)
  const ask = async () => {
    setAnswer({ evaluation, needs: undefined })
    const repairer = await loadRepairer()
    setAnswer({ evaluation, needs: repairer.needs(evaluation, id, value) })
  }
  if (answer?.evaluation !== evaluation) {
    return (
      <Button
        size="small"
        aria-label={`What ${name} needs, for ${decisionOf(id).label}`}
        onClick={() => void ask()}
      >
        What it needs
      </Button>
    )
  }
  const { needs } = answer
  if (!needs) return <p className="secondary small">Searching…</p>
  if (!needs.changes) {
    return (
      <p className="small" tabIndex={-1} ref={takeFocus}>
        {needs.reason}
      </p>
    )
  }
  const changes = { ...needs.changes, [id]: value }
  return (
    <div className="needs">
      {changedIds(needs.changes).length === 0 ? (
        <p className="small">Nothing else has to change.</p>
      ) : (
        <Changes changes={needs.changes} />
      )}
      <Risks risks={needs.risks} />
      <Button
        size="small"
        look="outlined"
        ref={takeFocus}
        onClick={(event) => {
          leaveButton(event, { [id]: value, ...changes })
          apply(changes)
        }}
      >
        Choose {name} and change this
      </Button>
    </div>
  )
}

/** The answer takes over from the button that asked for it, unless the user has gone on. */
function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}
