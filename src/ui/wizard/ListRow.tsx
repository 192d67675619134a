import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import {
  byGravity,
  choicesOf,
  decisionOf,
  initialChoices,
  type DecisionId,
  type State,
} from '../../core/plan.ts'
import { SelectInput, TextArea, TextInput } from '../components/Input.tsx'
import { Mark, toneWords } from '../components/Mark.tsx'
import { useDraft } from '../components/use-draft.ts'
import { valueText } from '../components/value-text.ts'
import { useActions } from '../state/plan-context.ts'
import type { DecisionView } from '../state/views.ts'

/** One decision in one line: its name, its value to change in place, and what there is to know of it. */
export const ListRow = memo(function ListRow({
  view,
  isConfirmed,
  isRebuilt,
}: {
  readonly view: DecisionView
  /** An example that the user called right, or a value that was read. */
  readonly isConfirmed: boolean
  /** Others are assumed. */
  readonly isRebuilt: boolean
}) {
  const { id, findings } = view
  const { label, unit, kind } = decisionOf(id)
  const worst = findings.toSorted(byGravity).find(({ severity }) => severity !== 'info')
  return (
    <li className="list-row" data-row={id} data-tone={worst?.severity}>
      <label htmlFor={`list-field-${id}`}>
        {unit === undefined ? label : `${label} (${unit})`}
      </label>
      {kind === 'closed' || kind === 'boolean' ? (
        <Closed view={view} />
      ) : (
        <Open id={id} view={view} />
      )}
      <span className="list-mark">
        {worst ? (
          <span title={worst.message}>
            <Mark tone={worst.severity} />
            <span className="visually-hidden">{worst.message}</span>
          </span>
        ) : (
          <Whose id={id} isConfirmed={isConfirmed} isRebuilt={isRebuilt} />
        )}
      </span>
    </li>
  )
})

/** Yours, an example, chosen by the app, or the default. */
function Whose({
  id,
  isConfirmed,
  isRebuilt,
}: {
  readonly id: DecisionId
  readonly isConfirmed: boolean
  readonly isRebuilt: boolean
}) {
  const { form } = useActions()
  const value = useWatch({ control: form.control, name: id })
  if (isRebuilt && !isConfirmed) return <span className="secondary small">assumed</span>
  const isInitial = JSON.stringify(value) === JSON.stringify(initialChoices[id])
  if (isConfirmed || !isInitial) return <b className="small">yours</b>
  const word = decisionOf(id).example ? 'example' : value === 'auto' ? 'automatic' : 'default'
  return <span className="secondary small">{word}</span>
}

function Closed({ view: { id, automatic, options } }: { readonly view: DecisionView }) {
  const { form, choose } = useActions()
  const value = String(useWatch({ control: form.control, name: id }))
  const isSwitch = decisionOf(id).kind === 'boolean'
  const states = new Map(options.map((option) => [String(option.value), option.state]))
  const choices = isSwitch
    ? ['true', 'false'].map((one) => ({ value: one, name: one === 'true' ? 'on' : 'off' }))
    : choicesOf(id)
  return (
    <SelectInput
      id={`list-field-${id}`}
      value={value}
      isInvalid={states.get(value) === 'blocked'}
      onChange={({ target }) => choose(id, isSwitch ? target.value === 'true' : target.value)}
    >
      {automatic !== undefined && (
        <option value="auto">Automatic ({valueText(id, automatic)})</option>
      )}
      {choices.map((one) => (
        <option key={one.value} value={one.value}>
          {one.name}
          {suffixOf(states.get(one.value))}
        </option>
      ))}
    </SelectInput>
  )
}

const suffixOf = (state: State | undefined) =>
  state === undefined || state === 'ok' ? '' : ` – ${toneWords[state].toLowerCase()}`

function Open({ id, view }: { readonly id: DecisionId; readonly view: DecisionView }) {
  const { draft, problem, type } = useDraft(id)
  const { kind } = decisionOf(id)
  const field = {
    id: `list-field-${id}`,
    value: draft,
    isMono: kind !== 'number',
    isInvalid: problem !== undefined,
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'off',
    placeholder: view.automatic === undefined ? '' : `automatic: ${valueText(id, view.resolved)}`,
    'aria-describedby': problem === undefined ? undefined : `list-problem-${id}`,
  }
  return (
    <span className="list-open">
      {kind === 'list' ? (
        <TextArea
          {...field}
          rows={Math.min(4, draft.split('\n').length)}
          onChange={(event) => type(event.target.value)}
        />
      ) : (
        <TextInput
          {...field}
          inputMode={kind === 'number' ? 'decimal' : 'text'}
          onChange={(event) => type(event.target.value)}
        />
      )}
      {problem !== undefined && (
        <span className="field-problem" id={`list-problem-${id}`} role="alert">
          {problem}
        </span>
      )}
    </span>
  )
}
