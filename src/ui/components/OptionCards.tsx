import { memo } from 'react'
import type { Choice, DecisionId, OptionState } from '../../core/plan.ts'
import { FoldedOptions } from './FoldedOptions.tsx'
import { Mark, toneWords } from './Mark.tsx'
import { OptionDrawing } from './OptionDrawing.tsx'
import './cards.css'

export interface CardChoice extends Choice<string> {
  readonly state?: OptionState | undefined
}

interface Props {
  readonly name: DecisionId
  readonly labelId: string
  readonly describedBy: string | undefined
  readonly choices: readonly CardChoice[]
  readonly value: string
  /** What the app begins with. */
  readonly usual: string
  readonly onChoose: (value: string) => void
}

/** A closed decision with consequences: the values that fit, and the chosen one; the rest is one folded line. */
export function OptionCards({ labelId, describedBy, ...props }: Props) {
  const { name, choices, value } = props
  const shown = choices.filter((choice) => isShown(choice, value))
  const folded = choices.filter((choice) => !isShown(choice, value))
  return (
    <div role="radiogroup" aria-labelledby={labelId} aria-describedby={describedBy}>
      <div className="options">
        {shown.map((choice) => (
          <Option key={choice.value} {...optionProps(props, choice)} />
        ))}
      </div>
      <FoldedOptions id={name} choices={folded} onChoose={props.onChoose} />
    </div>
  )
}

/** Few values with a drawing each, in fixed places whatever their state. */
export function OptionTiles({ labelId, describedBy, ...props }: Props) {
  const { name, choices, value } = props
  const folded = choices.filter((choice) => !isShown(choice, value))
  return (
    <div role="radiogroup" aria-labelledby={labelId} aria-describedby={describedBy}>
      <div className="tiles">
        {choices.map((choice) => (
          <Option key={choice.value} {...optionProps(props, choice)} isTile />
        ))}
      </div>
      <FoldedOptions id={name} choices={folded} onChoose={props.onChoose} isListed />
    </div>
  )
}

const isShown = ({ state, value }: CardChoice, chosen: string) =>
  value === chosen || state?.state !== 'blocked'

const optionProps = (
  { name, value, usual, onChoose }: Omit<Props, 'labelId' | 'describedBy'>,
  choice: CardChoice,
) => ({
  name,
  value: choice.value,
  title: choice.name,
  sentence: choice.sentence,
  state: choice.state,
  isChosen: choice.value === value,
  isUsual: choice.value === usual,
  onChoose,
})

const Option = memo(function Option({
  name,
  value,
  title,
  sentence,
  state,
  isChosen,
  isUsual,
  isTile = false,
  onChoose,
}: {
  readonly name: DecisionId
  readonly value: string
  readonly title: string
  readonly sentence: string | undefined
  readonly state: OptionState | undefined
  readonly isChosen: boolean
  readonly isUsual: boolean
  readonly isTile?: boolean
  readonly onChoose: (value: string) => void
}) {
  const id = `${name}-${value}`
  const tone = state?.state ?? 'ok'
  // The reason for the chosen value stands in full below; what does not fit says why where it is folded.
  const reason = isChosen || tone === 'blocked' ? undefined : state?.because[0]
  return (
    <div
      className={isTile ? 'option tile' : 'option'}
      data-state={tone}
      data-chosen={isChosen || undefined}
    >
      <input
        id={id}
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={() => onChoose(value)}
        aria-describedby={`${id}-more`}
      />
      <label className="option-name" htmlFor={id}>
        {title}
      </label>
      {isTile && <OptionDrawing value={value} />}
      <span className="option-more" id={`${id}-more`}>
        <span className="option-tag">
          {isUsual && <span className="tag">Default</span>}
          {tone === 'ok' && (!isTile || isUsual) ? (
            <span className="visually-hidden">Works</span>
          ) : (
            <Mark tone={tone} word={toneWords[tone]} />
          )}
        </span>
        {sentence !== undefined && <span className="option-sentence">{sentence}</span>}
        {reason && <span className="option-reason">{reason.message}</span>}
      </span>
    </div>
  )
})
