import type { Finding } from '../../core/plan.ts'
import { FindingsList } from '../components/FindingsList.tsx'
import { Repairs } from '../components/Repairs.tsx'

/** What is wrong with the plan as a whole, and the nearest plans without errors. */
export function PanelFindings({ findings }: { readonly findings: readonly Finding[] }) {
  return <FindingsList findings={findings} heading="h2" afterErrors={<Repairs heading="h2" />} />
}
