import { useState } from 'react'
import type { SourceRef } from '../../core/plan.ts'
import { SourceLinks } from '../components/SourceLinks.tsx'
import { counted } from '../components/value-text.ts'

/** What a statement rests on, folded; the links load when it is opened. */
export function Sources({
  confidence,
  sources,
}: {
  readonly confidence: 'verified' | 'inferred' | 'unknown'
  readonly sources: readonly SourceRef[]
}) {
  const [isOpen, setOpen] = useState(false)
  const word = confidence === 'verified' ? '' : confidence === 'inferred' ? 'inferred' : 'not known'
  if (sources.length === 0) return word === '' ? null : <span className="basis">{word}</span>
  return (
    <details className="basis" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {counted(sources.length, 'source')}
        {word !== '' && `, ${word}`}
      </summary>
      {isOpen && <SourceLinks sources={sources} />}
    </details>
  )
}
