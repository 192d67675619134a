import { memo } from 'react'
import type { DecisionId, Finding, Scenario } from '../../core/plan.ts'
import { useActions, useOutcome } from '../state/plan-context.ts'
import { Button } from './Button.tsx'
import { Changes, changedIds } from './Changes.tsx'
import { Disagreements } from './Disagreements.tsx'
import { FindingEvidence } from './FindingEvidence.tsx'
import { FindingFields } from './FindingFields.tsx'
import { leaveButton } from './leave-button.ts'
import { Mark } from './Mark.tsx'
import { OfRebuilt } from './OfRebuilt.tsx'
import './finding.css'

/** One finding: what is wrong, what to do, the change that does it, and where it is written. */
export const FindingItem = memo(function FindingItem({
  finding,
  at,
  isBrief = false,
  isElsewhere = false,
  scenario,
}: {
  readonly finding: Finding
  /** The field at which it stands, where it does not stand in a list. */
  readonly at?: DecisionId
  /** Without the change and the evidence, where the same finding stands in full nearby. */
  readonly isBrief?: boolean
  /** Of another scenario than the plan, so that nothing can be done about it here. */
  readonly isElsewhere?: boolean
  /** The other scenario, where there is a whole one. */
  readonly scenario?: Scenario | undefined
}) {
  const { severity, message, remediation, suggestion, file, line } = finding
  return (
    <li className="finding" data-tone={severity}>
      {file !== undefined && (
        <p className="small secondary">
          {file}, line {line}
        </p>
      )}
      <p>
        <Mark tone={severity} /> {message}
      </p>
      {!isBrief && severity !== 'info' && <p className="finding-remediation">{remediation}</p>}
      {!isBrief && !isElsewhere && <OfRebuilt finding={finding} />}
      {!isBrief && !isElsewhere && suggestion && <Suggestion suggestion={suggestion} />}
      {!isBrief && !isElsewhere && <FindingFields finding={finding} at={at} />}
      {!isBrief && !isElsewhere && <Acceptance finding={finding} />}
      {!isBrief && (
        <FindingEvidence finding={finding}>
          {isElsewhere ? (
            scenario && <Disagreements finding={finding} scenario={scenario} />
          ) : (
            <OwnDisagreements finding={finding} />
          )}
        </FindingEvidence>
      )}
    </li>
  )
})

function Suggestion({ suggestion }: { readonly suggestion: NonNullable<Finding['suggestion']> }) {
  const { apply } = useActions()
  const { choices } = useOutcome().evaluation
  const isDone = changedIds(suggestion).every(
    (id) => JSON.stringify(choices[id]) === JSON.stringify(suggestion[id]),
  )
  if (isDone) return null
  return (
    <div className="finding-fix">
      <Changes changes={suggestion} />
      <Button
        size="small"
        look="outlined"
        onClick={(event) => {
          leaveButton(event, suggestion)
          apply(suggestion)
        }}
      >
        Fix
      </Button>
    </div>
  )
}

/** What the documentation merely excludes may be accepted knowingly; the README keeps it. */
function Acceptance({ finding }: { readonly finding: Finding }) {
  const { choose } = useActions()
  const { accepted } = useOutcome().evaluation.choices
  if (finding.basis !== 'unsupported') return null
  const isAccepted = accepted.includes(finding.id)
  if (finding.severity !== 'error' && !isAccepted) return null
  return (
    <div className="finding-accept">
      <span className="secondary small">
        {isAccepted
          ? 'You accepted this risk. The README of the plan says so.'
          : 'The documentation excludes this; it may still run.'}
      </span>
      <Button
        size="small"
        onClick={(event) => {
          // In a list the finding moves to another group; at its field it stays.
          if (!event.currentTarget.closest('[data-decision]')) leaveButton(event)
          choose(
            'accepted',
            isAccepted ? accepted.filter((id) => id !== finding.id) : [...accepted, finding.id],
          )
        }}
      >
        {isAccepted ? 'Take back' : 'Accept this risk'}
      </Button>
    </div>
  )
}

function OwnDisagreements({ finding }: { readonly finding: Finding }) {
  return <Disagreements finding={finding} scenario={useOutcome().evaluation.scenario} />
}
