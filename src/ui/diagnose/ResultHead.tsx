import { Fragment } from 'react'
import type { Diagnosis } from '../../core/diagnose.ts'
import { Icon } from '../components/Icon.tsx'
import { Mark } from '../components/Mark.tsx'
import { counted } from '../components/value-text.ts'
import { countText } from './count-text.ts'
import { checksIn, type DocumentState } from './document-state.ts'
import { setupText } from './setup-text.ts'

/** The verdict in one line, and whose node it is about. */
export function ResultHead({
  diagnosis,
  states,
}: {
  readonly diagnosis: Diagnosis
  readonly states: readonly DocumentState[]
}) {
  const { findings } = diagnosis
  const questions = new Set(diagnosis.questions.map(({ ask }) => ask)).size
  const count = (severity: 'error' | 'warning' | 'unknown' | 'info') =>
    findings.filter((one) => one.severity === severity).length
  const [errors, warnings] = [count('error'), count('warning')]
  const checks = checksIn(diagnosis)
  const unread = states.filter(({ tone }) => tone === 'unread').length
  const notes = count('info') + count('unknown')
  return (
    <header className="result-head" aria-live="polite">
      <h1 tabIndex={-1}>
        {titleOf({
          errors,
          warnings,
          isAnythingRead: unread < states.length,
          checks,
          questions,
        }).map(({ tone, text }, i) => (
          <Fragment key={text}>
            {i > 0 && ', '}
            <span data-tone={tone}>
              {tone && <Icon name={tone} />}
              {text}
            </span>
          </Fragment>
        ))}
      </h1>
      <p className="secondary">{setupText(diagnosis) || 'Nobody told what node this is.'}</p>
      <p className="result-marks">
        {notes > 0 && <Mark tone="info" word={counted(notes, 'note')} />}
        {questions > 0 && <Mark tone="unknown" word={counted(questions, 'question')} />}
        {unread > 0 && <Mark tone="unknown" word={`${counted(unread, 'document')} not checked`} />}
        <span className="small secondary">
          {checks > 0 && `${countText(checks, 'check')} on `}
          {counted(states.length, 'document')}
        </span>
      </p>
    </header>
  )
}

function titleOf({
  errors,
  warnings,
  isAnythingRead,
  checks,
  questions,
}: {
  readonly errors: number
  readonly warnings: number
  readonly isAnythingRead: boolean
  readonly checks: number
  readonly questions: number
}): readonly Title[] {
  if (!isAnythingRead) return [{ text: 'Nothing was checked' }]
  const found: readonly Title[] = [
    ...(errors > 0 ? [{ tone: 'error' as const, text: counted(errors, 'error') }] : []),
    ...(warnings > 0 ? [{ tone: 'warning' as const, text: counted(warnings, 'warning') }] : []),
  ]
  if (found.length > 0) return found
  if (checks === 0) return [{ text: 'Values read, nothing checked' }]
  return [
    {
      text:
        questions > 0
          ? `No fault so far: ${counted(questions, 'answer decides', 'answers decide')}`
          : 'No fault in what was checked',
    },
  ]
}

interface Title {
  readonly tone?: 'error' | 'warning'
  readonly text: string
}
