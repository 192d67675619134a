import type { DecisionId, Finding } from '../../core/plan.ts'
import { Assumed } from './Assumed.tsx'
import { BesideJoin, Untold } from './Untold.tsx'

/** What is told at a finding, at a field, and beside the question of how the node joins. */
export function RebuiltNote({
  finding,
  id,
  way,
}: {
  readonly finding?: Finding
  readonly id?: DecisionId
  readonly way?: true
}) {
  if (finding) return <Assumed finding={finding} />
  if (way) return <BesideJoin />
  return id === undefined ? null : <Untold id={id} />
}
