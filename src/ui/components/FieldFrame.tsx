import { useEffect, useRef, useState, type ReactNode } from 'react'
import { decisionOf, type DecisionId } from '../../core/plan.ts'
import { useReference } from '../state/use-reference.ts'
import { IconButton } from './Button.tsx'
import { CopyButton } from './CopyButton.tsx'
import { OfRebuilt } from './OfRebuilt.tsx'
import { Recommended } from './Recommended.tsx'
import { SetByPlatform } from './SetByPlatform.tsx'
import { SourceLinks } from './SourceLinks.tsx'

/** What surrounds every field: its label with help, the field, and what follows from its value. */
export function FieldFrame({
  id,
  labelFor,
  labelId,
  note,
  hint,
  hintId,
  children,
  below,
  findings,
}: {
  readonly id: DecisionId
  /** The input that the label names; groups name themselves by `labelId`. */
  readonly labelFor?: string
  readonly labelId?: string
  /** What stands beside the label. */
  readonly note?: ReactNode
  readonly hint?: ReactNode
  readonly hintId?: string
  readonly children: ReactNode
  readonly below?: ReactNode
  /** What its value leads to; it takes the width of the form, also under a narrow field. */
  readonly findings: ReactNode
}) {
  const { label, unit } = decisionOf(id)
  const text = unit === undefined ? label : `${label} (${unit})`
  return (
    <div className="field" data-decision={id} data-wide={isWide(id) || undefined}>
      <div className="field-main">
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
          {note}
          <OfRebuilt id={id} />
          <FieldHelp id={id} label={label} />
        </div>
        <div className="field-body">
          <SetByPlatform id={id}>
            {children}
            <Recommended id={id} />
            {id === 'joinMethod' && <OfRebuilt way />}
            {hint !== undefined && (
              <div className="field-hint" id={hintId}>
                {hint}
              </div>
            )}
            {below}
          </SetByPlatform>
        </div>
      </div>
      {findings}
    </div>
  )
}

/** Whether the field takes the whole width of the form. */
export const isWide = (id: DecisionId) =>
  ['cards', 'list', 'switch'].includes(decisionOf(id).control)

/** Help that lies over the page, so that no field moves; Escape and a click elsewhere close it. */
function FieldHelp({ id, label }: { readonly id: DecisionId; readonly label: string }) {
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : isInside(event)) return
      setOpen(false)
      if (event instanceof KeyboardEvent) frame.current?.querySelector('button')?.focus()
    }
    const isInside = ({ target }: Event) =>
      target instanceof Node && frame.current?.contains(target) === true
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
    }
  }, [isOpen])
  return (
    <div className="help-frame" ref={frame}>
      <IconButton
        icon="help"
        label={`About: ${label}`}
        className="field-help"
        aria-expanded={isOpen}
        aria-controls={`help-${id}`}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={`help-${id}`} hidden={!isOpen} className="help-box">
        {isOpen && <Help id={id} />}
      </div>
    </div>
  )
}

function Help({ id }: { readonly id: DecisionId }) {
  const reference = useReference(true)
  const help = reference?.help[id]
  return (
    <>
      <p>
        {help?.text ?? (reference ? 'There is no further description of this yet.' : 'Loading…')}
      </p>
      {help?.find && (
        <div className="help-find">
          <p>
            <b>How to find out</b>{' '}
            <span className="secondary">
              {help.find.on === 'node' ? 'PowerShell on the node' : 'where kubectl is set up'}
            </span>
          </p>
          <code>{help.find.command}</code>
          <CopyButton text={help.find.command} label="Copy" spoken={`Copy the command for ${id}`} />
        </div>
      )}
      <p className="secondary">
        In files, links and scripts: <code>{id}</code>
      </p>
      {help?.sources && <SourceLinks sources={help.sources} />}
    </>
  )
}
