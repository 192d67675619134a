import { memo } from 'react'
import type { Choice, DecisionId, OptionState } from '../../core/plan.ts'
import { Mark } from './Mark.tsx'
import { OptionNeeds } from './OptionNeeds.tsx'
import './cards.css'

export interface CardChoice extends Choice<string> {
  readonly state?: OptionState | undefined
}

/** A closed decision with consequences: every value with what it is, whether it works, and why not. */
export function OptionCards({
  name,
  labelId,
  describedBy,
  choices,
  value,
  onChoose,
}: {
  readonly name: DecisionId
  readonly labelId: string
  readonly describedBy: string | undefined
  readonly choices: readonly CardChoice[]
  readonly value: string
  readonly onChoose: (value: string) => void
}) {
  const isGrouped = choices.some(({ group }) => group !== undefined)
  const groups = isGrouped ? [...new Set(choices.map(({ group }) => group ?? ''))] : [undefined]
  return (
    <div role="radiogroup" aria-labelledby={labelId} aria-describedby={describedBy}>
      {groups.map((group) => (
        <div key={group ?? 'all'} className="cards-group">
          {group !== undefined && group !== '' && <p className="cards-heading">{group}</p>}
          <div className="cards">
            {choices
              .filter((choice) => !isGrouped || (choice.group ?? '') === group)
              .map((choice) => (
                <Card
                  key={choice.value}
                  name={name}
                  value={choice.value}
                  title={choice.name}
                  sentence={choice.sentence}
                  state={choice.state}
                  isChosen={choice.value === value}
                  onChoose={onChoose}
                />
              ))}
          </div>
        </div>
      ))}
    </div>
  )
}

const Card = memo(function Card({
  name,
  value,
  title,
  sentence,
  state,
  isChosen,
  onChoose,
}: {
  readonly name: DecisionId
  readonly value: string
  readonly title: string
  readonly sentence: string | undefined
  readonly state: OptionState | undefined
  readonly isChosen: boolean
  readonly onChoose: (value: string) => void
}) {
  const id = `${name}-${value}`
  // The reason for the chosen value stands in full below the cards.
  const reason = isChosen ? undefined : state?.because[0]
  return (
    <div className="card" data-state={state?.state} data-chosen={isChosen || undefined}>
      <input
        id={id}
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={() => onChoose(value)}
        aria-describedby={`${id}-more`}
      />
      <label className="card-name" htmlFor={id}>
        {title}
      </label>
      <span className="card-more" id={`${id}-more`}>
        {state && <Mark tone={state.state} />}
        {sentence !== undefined && <span className="card-sentence">{sentence}</span>}
        {reason && (
          <span className="card-reason">
            {reason.message} <span className="secondary">{reason.remediation}</span>
          </span>
        )}
      </span>
      {reason && state?.state === 'blocked' && (
        <div className="card-needs">
          <OptionNeeds id={name} value={value} />
        </div>
      )}
    </div>
  )
})
