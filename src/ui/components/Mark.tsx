import type { Severity, State } from '../../core/plan.ts'
import { Icon } from './Icon.tsx'
import './marks.css'

type Tone = Severity | State

export const toneWords: Readonly<Record<Tone, string>> = {
  ok: 'Works',
  warning: 'Warning',
  blocked: 'Does not fit',
  unknown: 'Not known',
  error: 'Error',
  info: 'Note',
}

/** A state or severity as icon, word and colour. */
export function Mark({
  tone,
  word = toneWords[tone],
}: {
  readonly tone: Tone
  readonly word?: string
}) {
  return (
    <span className="mark" data-tone={tone}>
      <Icon name={tone === 'blocked' ? 'lock' : tone} />
      {word}
    </span>
  )
}
