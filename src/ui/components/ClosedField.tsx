import { useWatch } from 'react-hook-form'
import { choicesOf, decisionOf } from '../../core/plan.ts'
import { useActions } from '../state/plan-context.ts'
import type { DecisionView } from '../state/views.ts'
import { FieldFindings, findingsId } from './FieldFindings.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { FoldedOptions } from './FoldedOptions.tsx'
import { SelectInput } from './Input.tsx'
import { toneWords } from './Mark.tsx'
import { OptionCards, OptionTiles, type CardChoice } from './OptionCards.tsx'
import { valueText } from './value-text.ts'

interface Props {
  readonly view: DecisionView
  /** Findings that stand in full at another field of this page. */
  readonly elsewhere: readonly string[]
}

/** A decision with a closed set of values, as cards or as a list. */
export function ClosedField(props: Props) {
  return decisionOf(props.view.id).control === 'cards' ? (
    <CardsField {...props} />
  ) : (
    <SelectField {...props} />
  )
}

function useClosed({ id, automatic: left, options }: DecisionView) {
  const { form, choose } = useActions()
  const value = String(useWatch({ control: form.control, name: id }))
  const states = new Map(options.map((option) => [String(option.value), option]))
  const automatic: readonly CardChoice[] =
    left === undefined
      ? []
      : [
          {
            value: 'auto',
            name: 'Automatic',
            sentence: `${valueText(id, left)}, as it suits your other choices.`,
            state: states.get(String(left)),
          },
        ]
  const choices = [
    ...automatic,
    ...choicesOf(id).map((choice) => ({ ...choice, state: states.get(choice.value) })),
  ]
  const onChoose = (next: string) => choose(id, next)
  return { value, choices, states, onChoose }
}

function CardsField({ view, elsewhere }: Props) {
  const { id, findings } = view
  const { value, choices, onChoose } = useClosed(view)
  const fitting = choices.filter(
    ({ value: one, state }) => one !== 'auto' && state?.state !== 'blocked',
  ).length
  const total = choices.filter((choice) => choice.value !== 'auto').length
  const List = id === 'networkMode' ? OptionTiles : OptionCards
  return (
    <FieldFrame
      id={id}
      labelId={`label-${id}`}
      note={
        fitting < total && (
          <span className="secondary small">
            {fitting} of {total} fit
          </span>
        )
      }
      findings={<FieldFindings id={id} findings={findings} elsewhere={elsewhere} />}
    >
      <List
        name={id}
        labelId={`label-${id}`}
        describedBy={findings.length > 0 ? findingsId(id) : undefined}
        choices={choices}
        value={value}
        usual={String(decisionOf(id).initial)}
        onChoose={onChoose}
      />
    </FieldFrame>
  )
}

/** A native list in the order of its values; what a value would mean stands beside it, as lists show no colour. */
function SelectField({ view, elsewhere }: Props) {
  const { id, findings } = view
  const { value, choices, states, onChoose } = useClosed(view)
  const chosen = states.get(value === 'auto' ? String(view.resolved) : value)
  const values = choices.filter((choice) => choice.value !== 'auto')
  return (
    <FieldFrame
      id={id}
      labelFor={`field-${id}`}
      below={
        <FoldedOptions
          id={id}
          choices={values.filter(
            (choice) => choice.state?.state === 'blocked' && choice.value !== value,
          )}
          onChoose={onChoose}
          isListed
        />
      }
      findings={<FieldFindings id={id} findings={findings} elsewhere={elsewhere} />}
    >
      <SelectInput
        id={`field-${id}`}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        isInvalid={chosen?.state === 'blocked'}
        aria-describedby={findings.length > 0 ? findingsId(id) : undefined}
      >
        {view.automatic !== undefined && (
          <option value="auto">Automatic ({valueText(id, view.automatic)})</option>
        )}
        {values.map(({ value: one, name, state }) => (
          <option key={one} value={one}>
            {state && state.state !== 'ok'
              ? `${name} – ${toneWords[state.state].toLowerCase()}`
              : name}
          </option>
        ))}
      </SelectInput>
    </FieldFrame>
  )
}
