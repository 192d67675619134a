import { memo, useMemo } from 'react'
import {
  decisionIds,
  decisionOf,
  plainValue,
  type DecisionId,
  type Evaluation,
} from '../../core/plan.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { leaveButton } from './leave-button.ts'
import { counted, valueText } from './value-text.ts'
import { useActions, useOutcome } from '../state/plan-context.ts'
import './what-changed.css'

/** What the last choice changed, with what followed from it; a line of its own, so that no field moves. */
export function WhatChanged() {
  const { before, evaluation } = useOutcome()
  const changes = useMemo(() => (before ? changesOf(before, evaluation) : []), [before, evaluation])
  const [first] = changes
  if (!first) return null
  const others = changes.length - 1
  return (
    <div className="changed">
      <details>
        <summary>
          <Icon name="down" />
          <span className="changed-first">
            <b>{first.label}</b> <del>{first.from}</del> → <ins>{first.to}</ins>
          </span>
          <span className="secondary">{others > 0 && `and ${counted(others, 'value')}`}</span>
        </summary>
        <ul>
          {changes.map(({ id, label, from, to }) => (
            <li key={id}>
              <span className="secondary">{label}</span>
              <span>
                <del>{from}</del> → <ins>{to}</ins>
              </span>
            </li>
          ))}
        </ul>
      </details>
      <UndoButton of={first.label} />
    </div>
  )
}

/** Drawn again only for another decision. */
const UndoButton = memo(function UndoButton({ of }: { readonly of: string }) {
  const { undo } = useActions()
  return (
    <Button
      size="small"
      look="outlined"
      icon="undo"
      aria-label={`Undo: ${of}`}
      onClick={(event) => {
        leaveButton(event)
        undo()
      }}
    >
      Undo
    </Button>
  )
})

interface Change {
  readonly id: DecisionId
  readonly label: string
  readonly from: string
  readonly to: string
}

/** What was chosen stands before what followed from it. */
function changesOf(before: Evaluation, after: Evaluation): readonly Change[] {
  const isChosen = (id: DecisionId) => !isSame(before.choices[id], after.choices[id])
  const ids = decisionIds.filter(
    (id) =>
      isChosen(id) || !isSame(plainValue(before.scenario[id]), plainValue(after.scenario[id])),
  )
  return ids
    .toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)))
    .map((id) => ({
      id,
      label: decisionOf(id).label,
      from: textIn(before, id),
      to: textIn(after, id),
    }))
}

function textIn({ choices, scenario }: Evaluation, id: DecisionId): string {
  const chosen = choices[id]
  return valueText(id, chosen === 'auto' ? plainValue(scenario[id]) : chosen)
}

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)
