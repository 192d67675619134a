import { useState, type ReactNode } from 'react'
import { decisionOf, type AnyDecision, type DecisionId } from '../../core/plan.ts'
import { useReference } from '../state/use-reference.ts'
import { Icon } from './Icon.tsx'
import { SetByPlatform } from './SetByPlatform.tsx'
import { SourceLinks } from './SourceLinks.tsx'

/** What surrounds every field: its label with help, the field, and what follows from its value. */
export function FieldFrame({
  id,
  labelFor,
  labelId,
  hint,
  hintId,
  children,
  below,
}: {
  readonly id: DecisionId
  /** The input that the label names; groups name themselves by `labelId`. */
  readonly labelFor?: string
  readonly labelId?: string
  readonly hint?: string | undefined
  readonly hintId?: string
  readonly children: ReactNode
  readonly below?: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const { label, unit, control } = decisionOf(id)
  const text = unit === undefined ? label : `${label} (${unit})`
  const helpId = `help-${id}`
  return (
    <div className="field" data-decision={id} data-wide={isWide(control) || undefined}>
      <div className="field-head">
        {labelFor === undefined ? (
          <span className="field-label" id={labelId}>
            {text}
          </span>
        ) : (
          <label className="field-label" htmlFor={labelFor}>
            {text}
          </label>
        )}
        <button
          type="button"
          className="field-help"
          aria-expanded={isOpen}
          aria-controls={helpId}
          aria-label={`About: ${label}`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="help" />
        </button>
      </div>
      <div id={helpId} hidden={!isOpen}>
        {isOpen && <Help id={id} />}
      </div>
      <SetByPlatform id={id} />
      {children}
      {hint !== undefined && (
        <div className="field-hint" id={hintId}>
          {hint}
        </div>
      )}
      {below}
    </div>
  )
}

const isWide = (control: AnyDecision['control']) =>
  control === 'cards' || control === 'list' || control === 'switch'

function Help({ id }: { readonly id: DecisionId }) {
  const reference = useReference(true)
  const help = reference?.help[id]
  return (
    <div className="field-help-text">
      <p>
        {help?.text ?? (reference ? 'There is no further description of this yet.' : 'Loading…')}
      </p>
      <p className="secondary">
        In files, links and scripts: <code>{id}</code>
      </p>
      {help?.sources && <SourceLinks sources={help.sources} />}
    </div>
  )
}
