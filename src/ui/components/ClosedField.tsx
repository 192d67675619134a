import { useWatch } from 'react-hook-form'
import { choicesOf, decisionOf, type State } from '../../core/plan.ts'
import { useActions } from '../state/plan-context.ts'
import type { DecisionView } from '../state/views.ts'
import { FieldFindings, findingsId } from './FieldFindings.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { toneWords } from './Mark.tsx'
import { OptionCards, type CardChoice } from './OptionCards.tsx'
import { valueText } from './value-text.ts'
import { WhyBlocked } from './WhyBlocked.tsx'

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
  return (
    <FieldFrame
      id={id}
      labelId={`label-${id}`}
      below={<FieldFindings id={id} findings={findings} elsewhere={elsewhere} />}
    >
      <OptionCards
        name={id}
        labelId={`label-${id}`}
        describedBy={findings.length > 0 ? findingsId(id) : undefined}
        choices={choices}
        value={value}
        onChoose={onChoose}
      />
    </FieldFrame>
  )
}

const headings: Readonly<Record<State, string>> = {
  ok: 'Work with your other choices',
  warning: 'Work, with warnings',
  unknown: 'Not known',
  blocked: 'Blocked by your other choices',
}

const order: readonly State[] = ['ok', 'warning', 'unknown', 'blocked']

/** A native list, grouped by what each value would mean; states are words, as lists show no colour. */
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
        <>
          <FieldFindings id={id} findings={findings} elsewhere={elsewhere} />
          <WhyBlocked id={id} choices={values} />
        </>
      }
    >
      <select
        id={`field-${id}`}
        className="input"
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
        aria-invalid={chosen?.state === 'blocked' || undefined}
        aria-describedby={findings.length > 0 ? findingsId(id) : undefined}
      >
        {view.automatic !== undefined && (
          <option value="auto">Automatic ({valueText(id, view.automatic)})</option>
        )}
        {order.map((state) => {
          const group = values.filter((choice) => (choice.state?.state ?? 'ok') === state)
          return (
            group.length > 0 && (
              <optgroup key={state} label={headings[state]}>
                {group.map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.name}
                    {state !== 'ok' && ` (${toneWords[state].toLowerCase()})`}
                  </option>
                ))}
              </optgroup>
            )
          )
        })}
      </select>
    </FieldFrame>
  )
}
