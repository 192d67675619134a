import type { DecisionId, Finding } from '../../core/plan.ts'
import { FindingItem } from './FindingItem.tsx'

export const findingsId = (id: DecisionId) => `findings-${id}`

/** Names a finding among those of one scenario. */
export const findingKey = ({ id, message, file = '', line = 0 }: Finding) =>
  `${id}: ${file}:${line}: ${message}`

/** What the present value of a field leads to; notes stand in the panel only. */
export function FieldFindings({
  id,
  findings,
  elsewhere,
}: {
  readonly id: DecisionId
  readonly findings: readonly Finding[]
  readonly elsewhere: readonly string[]
}) {
  const shown = findings.filter(({ severity }) => severity !== 'info')
  return (
    <ul className="findings" id={findingsId(id)} hidden={shown.length === 0}>
      {shown.map((finding) => {
        const key = findingKey(finding)
        return <FindingItem key={key} finding={finding} at={id} isBrief={elsewhere.includes(key)} />
      })}
    </ul>
  )
}
