import { askedExamples } from '../../core/picture.ts'
import { decisionOf, type TopicId } from '../../core/plan.ts'
import { Button } from '../components/Button.tsx'
import { Icon } from '../components/Icon.tsx'
import { counted } from '../components/value-text.ts'
import { useActions, useOutcome } from '../state/plan-context.ts'

/** How many values of this part are still examples, and one button where they happen to be right. */
export function Examples({ topic }: { readonly topic: TopicId }) {
  const { examples, evaluation } = useOutcome()
  const { confirm } = useActions()
  const asked = askedExamples(evaluation.scenario).filter((id) => decisionOf(id).topic === topic)
  const open = examples.filter((id) => asked.includes(id))
  if (asked.length === 0) return null
  return (
    <div className="examples-line">
      <Icon name={open.length === 0 ? 'ok' : 'edit'} />
      <span>
        {asked.length - open.length} of {counted(asked.length, 'value is', 'values are')} yours
        {open.length > 0 && `; ${counted(open.length, 'is an example', 'are examples')}`}
      </span>
      <span className="spring" />
      {open.length > 1 && (
        <Button
          size="small"
          onClick={() => {
            document.getElementById('step-title')?.focus({ preventScroll: true })
            confirm(open)
          }}
        >
          They are all mine
        </Button>
      )}
    </div>
  )
}
