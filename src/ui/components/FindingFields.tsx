import { decisionOf, type DecisionId, type Finding } from '../../core/plan.ts'
import { showField } from './show-field.ts'
import { useActions } from '../state/plan-context.ts'
import { Button } from './Button.tsx'

/**
 * The fields that a finding is about, each a way to it. At a field of its own they are those of
 * other parts, where no change is offered that mends it from here.
 */
export function FindingFields({
  finding: { decisions, suggestion },
  at,
}: {
  readonly finding: Finding
  readonly at: DecisionId | undefined
}) {
  const { go } = useActions()
  const topicOf = (id: DecisionId) => decisionOf(id).topic
  const shown =
    at === undefined
      ? decisions
      : decisions.filter((id) => suggestion === undefined && topicOf(id) !== topicOf(at))
  if (shown.length === 0) return null
  return (
    <p className="finding-fields no-print">
      {shown.map((id) => (
        <Button
          key={id}
          size="small"
          endIcon="next"
          onClick={(event) => {
            event.currentTarget.closest('dialog')?.close()
            go({ page: 'plan', topic: topicOf(id) })
            showField(id)
          }}
        >
          {decisionOf(id).label}
        </Button>
      ))}
    </p>
  )
}
