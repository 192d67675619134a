import { useId } from 'react'
import { planStart } from '../state/location.ts'
import type { Notice } from '../state/notices.ts'
import { useActions } from '../state/plan-context.ts'
import { Button, IconButton } from '../components/Button.tsx'
import { SelectInput } from '../components/Input.tsx'
import { Mark } from '../components/Mark.tsx'
import { counted, scenarioText } from '../components/value-text.ts'
import { ownKey } from './columns.ts'
import { Letter } from './Letter.tsx'
import { SetupOptions } from './SetupOptions.tsx'
import type { ColumnActions, Setup } from './use-columns.ts'

/** One setup: what it is, how it does, and what else could stand here. */
export function SetupHead({
  setup: { key, title, letter, choices, evaluation, leftOut },
  index,
  actions,
}: {
  readonly setup: Setup
  readonly index: number
  readonly actions: ColumnActions
}) {
  const id = useId()
  const { open } = useActions()
  return (
    <li className="setup surface">
      <div className="setup-name">
        <Letter>{letter}</Letter>
        <label className="visually-hidden" htmlFor={id}>
          Setup {letter}
        </label>
        <SelectInput
          id={id}
          value={key}
          onChange={(event) => actions.put(index, event.target.value)}
        >
          {key.startsWith('~') && <option value={key}>{title}</option>}
          <SetupOptions />
        </SelectInput>
        {actions.canRemove && (
          <IconButton
            icon="close"
            label={`Remove setup ${letter}`}
            onClick={() => actions.remove(index)}
          />
        )}
      </div>
      <p className="small secondary">{scenarioText(evaluation.scenario)}</p>
      <div className="setup-foot">
        <Counts findings={evaluation.findings} />
        <span className="spring" />
        {key !== ownKey && (
          <Button
            size="small"
            look="outlined"
            aria-label={`Open ${letter} in Plan`}
            onClick={() => open(choices, { place: planStart, notices: [openedNotice(title)] })}
          >
            Open in Plan
          </Button>
        )}
      </div>
      {leftOut.length > 0 && (
        <p className="small">
          <Mark tone="warning" word={`${counted(leftOut.length, 'value')} left out`} />{' '}
          {leftOut.map(({ message }) => message).join(' ')}
        </p>
      )}
    </li>
  )
}

function Counts({ findings }: Pick<Setup['evaluation'], 'findings'>) {
  const of = (severity: string) => findings.filter((each) => each.severity === severity).length
  const errors = of('error')
  return (
    <span className="row small">
      <Mark
        tone={errors > 0 ? 'error' : 'ok'}
        word={errors > 0 ? counted(errors, 'error') : 'No error'}
      />
      <span className="secondary">
        {[
          ...(of('warning') > 0 ? [counted(of('warning'), 'warning')] : []),
          ...(of('unknown') > 0 ? [`${of('unknown')} not known`] : []),
        ].join(', ')}
      </span>
    </span>
  )
}

const openedNotice = (title: string): Notice => ({
  id: 'preset',
  tone: 'info',
  text: `This is “${title}” from Compare. Undo brings back the plan you had before.`,
})
