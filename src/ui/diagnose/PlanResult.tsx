import {
  decisionIds,
  evaluate,
  initialChoices,
  type Choices,
  type DecisionId,
} from '../../core/plan.ts'
import { Button } from '../components/Button.tsx'
import { FindingsList } from '../components/FindingsList.tsx'
import { MessageBox } from '../components/MessageBox.tsx'
import { counted, scenarioText } from '../components/value-text.ts'
import { planStart } from '../state/location.ts'
import { useActions } from '../state/plan-context.ts'
import { leftOut } from '../state/start.ts'
import { EditedFiles } from './EditedFiles.tsx'
import type { OpenedPlan } from './open-files.ts'

/** What was opened, with its faults; the plan of the user stays until it is replaced on purpose. */
export function PlanResult({
  opened,
  onClose,
}: {
  readonly opened: OpenedPlan
  readonly onClose: () => void
}) {
  const { open } = useActions()
  const { name, choices, findings: leftOutFindings, files } = opened
  const { scenario, findings } = evaluate(choices)
  const own = decisionIds.filter((id) => isOwn(id, choices))
  return (
    <section className="result surface" aria-labelledby="result-title">
      <div className="result-head">
        <h2 id="result-title" tabIndex={-1}>
          {name}
        </h2>
        <p className="secondary">
          {scenarioText(scenario)}. {counted(own.length, 'decision differs', 'decisions differ')}{' '}
          from the default.
        </p>
      </div>
      {leftOutFindings.length > 0 && (
        <MessageBox tone="warning">
          <p>Part of it could not be used. Everything else is kept.</p>
          <ul>
            {leftOutFindings.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </MessageBox>
      )}
      {files.length > 1 && <EditedFiles files={files} />}
      <FindingsList findings={findings} heading="h3" isElsewhere scenario={scenario} />
      <div className="row">
        <Button
          look="main"
          onClick={() =>
            open(choices, {
              place: planStart,
              notices: [
                ...leftOut('file', leftOutFindings),
                {
                  id: 'opened',
                  tone: 'info',
                  text: `This is the plan from ${name}. Undo brings back the plan you had before.`,
                },
              ],
            })
          }
        >
          Continue in Plan
        </Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </section>
  )
}

const isOwn = (id: DecisionId, choices: Choices) =>
  JSON.stringify(choices[id]) !== JSON.stringify(initialChoices[id])
