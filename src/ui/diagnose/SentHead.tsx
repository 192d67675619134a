import type { ShownFile } from '../../core/diagnose.ts'
import { Button } from '../components/Button.tsx'
import { counted } from '../components/value-text.ts'
import { countText } from './count-text.ts'
import { startOver } from './session.ts'

/** How much was sent, what was masked in it, and where more is added. */
export function SentHead({
  texts,
  isAdding,
  onAdd,
}: {
  readonly texts: readonly ShownFile[]
  readonly isAdding: boolean
  readonly onAdd: () => void
}) {
  const lines = texts.reduce((sum, file) => sum + file.lines.length, 0)
  const masked = texts.reduce((sum, file) => sum + file.masked, 0)
  return (
    <div className="sent-head">
      <p>
        <b>
          {counted(texts.length, 'file')}, {countText(lines, 'line')}
        </b>{' '}
        <span className="small secondary">
          {masked === 0
            ? 'Nothing looks like a secret.'
            : `${counted(masked, 'line')} with a secret masked.`}{' '}
          Nothing left this browser.
        </span>
      </p>
      <span className="sent-actions">
        <Button
          id="add-sent"
          look="outlined"
          icon="upload"
          aria-expanded={isAdding}
          onClick={onAdd}
        >
          Add text or files
        </Button>
        <Button onClick={startOver}>Start over</Button>
      </span>
    </div>
  )
}
