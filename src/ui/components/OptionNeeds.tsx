import { useMemo, useState } from 'react'
import { decisionOf, type DecisionId } from '../../core/plan.ts'
import { useActions, useOutcome } from '../state/plan-context.ts'
import { useRepairer } from '../state/use-repairer.ts'
import { Button } from './Button.tsx'
import { Changes, changedIds } from './Changes.tsx'
import { valueText } from './value-text.ts'

/** What a blocked value would need of the other decisions, asked for by a click. */
export function OptionNeeds({ id, value }: { readonly id: DecisionId; readonly value: string }) {
  const { apply } = useActions()
  const { evaluation } = useOutcome()
  const [isOpen, setOpen] = useState(false)
  const repairer = useRepairer(isOpen)
  const needs = useMemo(
    () => repairer?.needs(evaluation, id, value),
    [repairer, evaluation, id, value],
  )
  const name = valueText(id, value)
  if (!isOpen) {
    return (
      <Button
        size="small"
        aria-label={`What ${name} needs, for ${decisionOf(id).label}`}
        onClick={() => setOpen(true)}
      >
        What it needs
      </Button>
    )
  }
  if (!needs) return <p className="secondary small">Searching…</p>
  if (!needs.changes) return <p className="small">{needs.reason}</p>
  const changes = { ...needs.changes, [id]: value }
  return (
    <div className="needs">
      {changedIds(needs.changes).length === 0 ? (
        <p className="small">Nothing else has to change.</p>
      ) : (
        <Changes changes={needs.changes} />
      )}
      <Button size="small" look="outlined" onClick={() => apply(changes)}>
        Choose {name} and change this
      </Button>
    </div>
  )
}
