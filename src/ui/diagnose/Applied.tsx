import type { Edit } from '../../core/diagnose.ts'
import { Button } from '../components/Button.tsx'
import { countText } from './count-text.ts'
import { useEngine } from './engine.ts'
import { update, withoutFix, type AppliedFix } from './session.ts'
import { leadTo } from './show.ts'

/** Of a fix in more places than these the rest is folded. */
const maxEdits = 3
/** Nobody looks at more. */
const mostEdits = 100

/** The fixes that were applied to what was sent; each can be taken back. */
export function Applied({
  fixes,
  hasMessages,
}: {
  readonly fixes: readonly AppliedFix[]
  /** Something that was logged is still a finding. */
  readonly hasMessages: boolean
}) {
  const { withEdits } = useEngine()
  if (fixes.length === 0) return null
  return (
    <div className="applied small">
      <p>
        <b>Applied to what was sent</b>
      </p>
      <ul aria-label="Applied fixes">
        {fixes.map((fix) => (
          <li key={fix.edits.map((edit) => `${keyOf(edit)}:${edit.to}`).join()}>
            <Edits edits={fix.edits} />
            <Button
              size="small"
              icon="undo"
              aria-label={`Take back: ${fix.label}`}
              onClick={() => {
                leadTo('found-title')
                update((before) => withoutFix(before, fix, withEdits))
              }}
            >
              Take back
            </Button>
          </li>
        ))}
      </ul>
      {hasMessages && (
        <p className="secondary">What was logged before still stands: only a new log tells.</p>
      )}
    </div>
  )
}

function Edits({ edits }: { readonly edits: readonly Edit[] }) {
  const lines = edits.slice(0, mostEdits).map((edit) => (
    <span key={keyOf(edit)}>
      {edit.file}, line {edit.line}: <del className="mono">{edit.from.trim()}</del>{' '}
      {edit.to.trim() !== '' && <ins className="mono">{edit.to.trim()}</ins>}
    </span>
  ))
  const folded = lines.slice(maxEdits)
  return (
    <span className="applied-edits">
      {lines.slice(0, maxEdits)}
      {folded.length > 0 && (
        <details>
          <summary>The same in {countText(edits.length - maxEdits, 'more place')}</summary>
          {folded}
        </details>
      )}
    </span>
  )
}

const keyOf = ({ file, line, column }: Edit) => `${file}:${line}:${column}`
