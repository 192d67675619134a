import { useMemo, useState } from 'react'
import { evaluate } from '../../core/plan.ts'
import { Button } from '../components/Button.tsx'
import { dateText } from '../components/date-text.ts'
import { TextInput } from '../components/Input.tsx'
import { scenarioText } from '../components/value-text.ts'
import { useActions, useSession } from '../state/plan-context.ts'
import { addPlan, deletePlan, renamePlan, type NamedPlan } from '../state/plans.ts'
import { readLink } from '../state/start.ts'
import type { Report } from './said.ts'

/** One saved plan and what can be done with it. */
export function PlanRow({
  plan,
  report,
  onClose,
}: {
  readonly plan: NamedPlan
  readonly report: Report
  readonly onClose: () => void
}) {
  const { open } = useActions()
  const { lineage } = useSession()
  const [name, setName] = useState<string>()
  const text = useMemo(() => scenarioText(evaluate(plan.choices).scenario), [plan.choices])
  const isOpen = plan.id === lineage

  const openIt = () => {
    const { choices, notices } = readLink(plan.query, 'saved plan')
    open(choices, { notices, as: { lineage: plan.id, mine: plan.mine } })
    onClose()
  }
  return (
    <li className="plans-row">
      <div>
        {name === undefined ? (
          <b>{plan.name}</b>
        ) : (
          <form
            className="plans-rename"
            onSubmit={(event) => {
              event.preventDefault()
              report(renamePlan(plan, name), 'The plan was renamed.')
              setName(undefined)
            }}
          >
            <TextInput
              aria-label={`New name of ${plan.name}`}
              // The field was opened to type into it.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return
                event.preventDefault()
                setName(undefined)
              }}
            />
            <Button type="submit" size="small" look="outlined">
              Rename it
            </Button>
          </form>
        )}
        <p className="secondary small">
          {text}
          {plan.savedAt !== '' && ` · saved ${dateText(plan.savedAt.slice(0, 10))}`}
        </p>
      </div>
      <div className="plans-verbs">
        <Button size="small" look="outlined" onClick={openIt} aria-label={`Open ${plan.name}`}>
          {isOpen ? 'Open as saved' : 'Open'}
        </Button>
        <Button size="small" onClick={() => setName(plan.name)} aria-label={`Rename ${plan.name}`}>
          Rename
        </Button>
        <Button
          size="small"
          aria-label={`Duplicate ${plan.name}`}
          onClick={() => report(addPlan(plan.name, plan), `“${plan.name}” was duplicated.`)}
        >
          Duplicate
        </Button>
        <Button
          size="small"
          aria-label={`Delete ${plan.name}`}
          onClick={() => report(deletePlan(plan), `“${plan.name}” was deleted.`)}
        >
          Delete
        </Button>
      </div>
    </li>
  )
}
