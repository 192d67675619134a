import type { SentFile } from '../../core/diagnose.ts'
import { Button } from '../components/Button.tsx'
import { MessageBox } from '../components/MessageBox.tsx'
import { counted } from '../components/value-text.ts'
import { megabytes } from '../../sent/unpack.ts'
import { isLarge } from './run-diagnosis.ts'
import { startOver } from './session.ts'
import type { Running } from './use-diagnosis.ts'

/** What is being read, where that takes longer than a moment, and how to stop it. */
export function Progress({
  running,
  files,
}: {
  readonly running: Running
  readonly files: readonly SentFile[]
}) {
  if (running.state === 'failed') {
    return (
      <MessageBox
        tone="error"
        actions={
          <Button size="small" onClick={startOver}>
            Start over
          </Button>
        }
      >
        <p>The diagnosis did not end: {running.message || 'it could not be read.'}</p>
      </MessageBox>
    )
  }
  if (running.state === 'idle' || !isLarge(files)) return null
  const size = files.reduce((sum, { text }) => sum + text.length, 0)
  return (
    <div className="progress surface" role="status">
      <p>
        Reading {megabytes(size)} in {counted(files.length, 'file')}…
      </p>
      <progress aria-label="Reading" value={running.share} />
      <Button size="small" onClick={running.stop}>
        Stop
      </Button>
    </div>
  )
}
