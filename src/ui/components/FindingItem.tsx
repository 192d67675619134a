import { memo, useState, type ReactNode } from 'react'
import {
  appName,
  appVersion,
  catalogVersion,
  type Finding,
  type Scenario,
} from '../../core/plan.ts'
import { useActions, useOutcome } from '../state/plan-context.ts'
import { Button } from './Button.tsx'
import { Changes, changedIds } from './Changes.tsx'
import { CopyButton } from './CopyButton.tsx'
import { Disagreements } from './Disagreements.tsx'
import { leaveButton } from './leave-button.ts'
import { Mark } from './Mark.tsx'
import { SourceLinks } from './SourceLinks.tsx'
import { counted } from './value-text.ts'
import './finding.css'

/** One finding: what is wrong, what to do, the change that does it, and where it is written. */
export const FindingItem = memo(function FindingItem({
  finding,
  id,
  isBrief = false,
  isElsewhere = false,
  scenario,
}: {
  readonly finding: Finding
  readonly id?: string
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
      <p id={id}>
        <Mark tone={severity} /> {message}
      </p>
      {!isBrief && severity !== 'info' && <p className="finding-remediation">{remediation}</p>}
      {!isBrief && !isElsewhere && suggestion && <Suggestion suggestion={suggestion} />}
      {!isBrief && !isElsewhere && <Acceptance finding={finding} />}
      {!isBrief && (
        <Evidence finding={finding}>
          {isElsewhere ? (
            scenario && <Disagreements finding={finding} scenario={scenario} />
          ) : (
            <OwnDisagreements finding={finding} />
          )}
        </Evidence>
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

const grounds = {
  refused: 'The component rejects it.',
  fails: 'It is accepted and then does not work.',
  unsupported: 'The documentation of this version excludes it.',
  advice: 'Advice.',
} as const

const confidences = {
  verified: 'Read in the sources.',
  inferred: 'Inferred from the sources; they do not say it in so many words.',
  unknown: 'No source says it.',
} as const

function OwnDisagreements({ finding }: { readonly finding: Finding }) {
  return <Disagreements finding={finding} scenario={useOutcome().evaluation.scenario} />
}

function Evidence({
  finding,
  children,
}: {
  readonly finding: Finding
  readonly children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const { id, basis, confidence, sources, message } = finding
  return (
    <details className="finding-evidence" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Why
        {sources.length > 0 && ` · ${counted(sources.length, 'source')}`}
        {confidence === 'inferred' && ' · inferred'}
      </summary>
      {isOpen && (
        <div className="finding-evidence-body">
          <p>
            {grounds[basis]} {sources.length > 0 && confidences[confidence]}
          </p>
          <SourceLinks sources={sources} />
          {children}
          <div className="row">
            <span className="secondary mono">{id}</span>
            <CopyButton
              label="This is wrong: copy a report"
              text={`${appName} ${appVersion}, facts of ${catalogVersion}: ${id} is wrong.\nIt says: ${message}\nPlan: ${window.location.hash}\nWhat is right, and where it is written: `}
            />
          </div>
        </div>
      )}
    </details>
  )
}
