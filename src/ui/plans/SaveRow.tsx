import { useId, useState } from 'react'
import { toQuery } from '../../core/plan.ts'
import { Button } from '../components/Button.tsx'
import { TextInput } from '../components/Input.tsx'
import { useActions, useOutcome, useSession } from '../state/plan-context.ts'
import { addPlan, replacePlan, type NamedPlan } from '../state/plans.ts'
import type { Report } from './said.ts'

/** Saves the present plan: under its own name if it has one, or under a new one. */
export function SaveRow({
  plans,
  report,
}: {
  readonly plans: readonly NamedPlan[]
  readonly report: Report
}) {
  const { form, goOnAs } = useActions()
  const { lineage, mine } = useSession()
  const { nodeName } = useOutcome().evaluation.scenario
  const [name, setName] = useState<string>()
  const id = useId()
  const own = plans.find((plan) => plan.id === lineage)
  const content = () => ({ choices: form.getValues(), mine })
  const isSaved = own !== undefined && contentOf(own) === contentOf(content())
  const proposed = own ? `${own.name}, changed` : nodeName

  const saveAs = () => {
    const added = addPlan(name ?? proposed, content())
    if (added.ok) {
      goOnAs(added.id)
      setName(undefined)
    }
    report(added, 'The plan was saved.')
  }
  return (
    <>
      {own && (
        <div className="plans-own">
          <p>
            <b>{own.name}</b>{' '}
            <span className="secondary">
              {isSaved ? 'is open, as it was saved' : 'is open, and has changed since it was saved'}
            </span>
          </p>
          <Button
            look="main"
            size="small"
            disabled={isSaved}
            onClick={() => report(replacePlan(own, content()), `“${own.name}” was saved.`)}
          >
            Save
          </Button>
        </div>
      )}
      <form
        className="plans-save"
        onSubmit={(event) => {
          event.preventDefault()
          saveAs()
        }}
      >
        <label htmlFor={id} className="field-label">
          {own ? 'Name of a copy' : 'Name of this plan'}
        </label>
        <TextInput
          id={id}
          autoComplete="off"
          value={name ?? proposed}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" look={own ? 'outlined' : 'main'}>
          {own ? 'Save as a copy' : 'Save the plan'}
        </Button>
      </form>
    </>
  )
}

const contentOf = ({ choices, mine }: Pick<NamedPlan, 'choices' | 'mine'>) =>
  `${toQuery(choices)} ${mine.join()}`
