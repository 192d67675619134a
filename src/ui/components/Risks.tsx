import { decisionOf, type DecisionId } from '../../core/plan.ts'

/** Says which changes raise privilege, drop isolation or take a safeguard away; nothing where none does. */
export function Risks({ risks }: { readonly risks: readonly DecisionId[] }) {
  if (risks.length === 0) return null
  const labels = risks.map((id) => decisionOf(id).label).join(', ')
  return (
    <p className="small">
      Risky, and no safe way was found with few changes: {labels}. This raises privilege, drops
      isolation or takes a safeguard away.
    </p>
  )
}
