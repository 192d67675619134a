import type { ReactNode } from 'react'
import type { DecisionId } from '../../core/plan.ts'
import { useSetByPlatform } from '../state/use-set-by-platform.ts'
import { Icon } from './Icon.tsx'
import { SourceLinks } from './SourceLinks.tsx'

/** On a managed plan: that the platform makes this choice, and what it uses. What was chosen is kept, folded. */
export function SetByPlatform({
  id,
  children,
}: {
  readonly id: DecisionId
  /** The field. */
  readonly children: ReactNode
}) {
  const used = useSetByPlatform()?.get(id)
  if (!used) return children
  return (
    <>
      <p className="small">
        <Icon name="lock" /> <b>Set by the platform:</b> {used.value}
      </p>
      <SourceLinks sources={used.sources} />
      <details className="kept small">
        <summary>Your choice, kept for another platform</summary>
        {children}
      </details>
    </>
  )
}
