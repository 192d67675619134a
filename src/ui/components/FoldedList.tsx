import { useEffect, useState } from 'react'
import { decisionOf, type DecisionId, type Evaluation } from '../../core/plan.ts'
import type { Needs } from '../../core/repair.ts'
import { useActions, useOutcome } from '../state/plan-context.ts'
import { loadRepairer } from '../state/repairer.ts'
import { Button } from './Button.tsx'
import { changedIds } from './Changes.tsx'
import { leaveButton } from './leave-button.ts'
import type { CardChoice } from './OptionCards.tsx'
import { counted, valueText } from './value-text.ts'
import { Risks } from './Risks.tsx'

/** A component of its own, so that a closed list works nothing out. */
export function FoldedList({
  id,
  choices,
  onChoose,
}: {
  readonly id: DecisionId
  readonly choices: readonly CardChoice[]
  readonly onChoose: ((value: string) => void) | undefined
}) {
  const needs = useNeeds(id, choices)
  return (
    <ul>
      {choices.map((choice) => (
        <Folded
          key={choice.value}
          id={id}
          choice={choice}
          needs={needs?.get(choice.value)}
          onChoose={onChoose}
        />
      ))}
    </ul>
  )
}

function Folded({
  id,
  choice: { value, name, state },
  needs,
  onChoose,
}: {
  readonly id: DecisionId
  readonly choice: CardChoice
  readonly needs: Needs | undefined
  readonly onChoose: ((value: string) => void) | undefined
}) {
  const { apply } = useActions()
  const inputId = `${id}-${value}`
  const changes = needs?.changes
  return (
    <li className="folded-row">
      {onChoose ? (
        <span className="folded-name">
          <input
            id={inputId}
            type="radio"
            name={id}
            value={value}
            checked={false}
            onChange={() => {
              onChoose(value)
              followOption(inputId, true)
            }}
            aria-describedby={`${inputId}-why`}
          />
          <label htmlFor={inputId}>{name}</label>
        </span>
      ) : (
        <span className="folded-name">
          <b>{name}</b>
        </span>
      )}
      <span className="folded-why" id={`${inputId}-why`}>
        <span className="visually-hidden">Does not fit. </span>
        {state?.because[0]?.message}
        {changes && (
          <span className="folded-needs">
            Needs{' '}
            {changedIds(changes)
              .map(
                (other) => `${decisionOf(other).label}: ${valueText(other, changes[other] ?? '')}`,
              )
              .join('; ') || 'nothing else'}
          </span>
        )}
        {needs && !changes && <span className="folded-needs">{needs.reason}</span>}
        {needs?.changes && <Risks risks={needs.risks} />}
      </span>
      {changes && (
        <Button
          size="small"
          look="outlined"
          aria-label={`Choose ${name} and change this, for ${decisionOf(id).label}`}
          onClick={(event) => {
            leaveButton(event, { [id]: value, ...changes })
            apply({ ...changes, [id]: value })
            if (onChoose) followOption(inputId, event.detail > 0)
          }}
        >
          Change {counted(changedIds(changes).length + 1, 'value')}
        </Button>
      )}
    </li>
  )
}

/** A chosen value moves from the fold to the list above, and the focus with it. */
function followOption(inputId: string, isStill: boolean): void {
  requestAnimationFrame(() => {
    document.getElementById(inputId)?.focus({ preventScroll: isStill })
  })
}

interface Found {
  readonly evaluation: Evaluation
  readonly needs: ReadonlyMap<string, Needs>
}

/** What each value needs, found one after the other so that the page can answer between them. */
function useNeeds(id: DecisionId, choices: readonly CardChoice[]) {
  const { evaluation } = useOutcome()
  const [found, setFound] = useState<Found>()
  const wanted = choices.map(({ value }) => value).join('\n')
  useEffect(() => {
    if (wanted === '') return
    const left = wanted.split('\n')
    const needs = new Map<string, Needs>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const search = async () => {
      const repairer = await loadRepairer()
      const step = () => {
        const value = left.shift()
        if (value === undefined || isOver) return
        needs.set(value, repairer.needs(evaluation, id, valueOf(id, value)))
        setFound({ evaluation, needs: new Map(needs) })
        timer = setTimeout(step)
      }
      step()
    }
    void search()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [id, wanted, evaluation])
  return found?.evaluation === evaluation ? found.needs : undefined
}

const valueOf = (id: DecisionId, text: string) =>
  decisionOf(id).kind === 'boolean' ? text === 'true' : text
