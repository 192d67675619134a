import { useState, type ReactNode } from 'react'
import { appName, appVersion, catalogVersion, type Finding } from '../../core/plan.ts'
import { CopyButton } from './CopyButton.tsx'
import { SourceLinks } from './SourceLinks.tsx'
import { counted } from './value-text.ts'
import './finding.css'

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

/** On what a finding rests and where it is written; it opens when somebody asks. */
export function FindingEvidence({
  finding,
  children,
}: {
  readonly finding: Finding
  readonly children?: ReactNode
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
