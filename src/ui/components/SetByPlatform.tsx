import type { DecisionId } from '../../core/plan.ts'
import { useSetByPlatform } from '../state/use-set-by-platform.ts'
import { SourceLinks } from './SourceLinks.tsx'

/** On a managed plan: that the platform makes this choice, and what it uses. What is chosen is kept. */
export function SetByPlatform({ id }: { readonly id: DecisionId }) {
  const used = useSetByPlatform()?.get(id)
  if (!used) return null
  return (
    <div className="field-hint" id={`platform-${id}`}>
      Set by the platform: {used.value} Your choice is kept. <SourceLinks sources={used.sources} />
    </div>
  )
}
