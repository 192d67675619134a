import { decisionOf, plainValue, type DecisionId, type Finding } from '../../core/plan.ts'
import { useOutcome, useSession } from '../state/plan-context.ts'
import { isAssumed } from '../state/rebuilt.ts'
import { valueText } from './value-text.ts'

/** Of a plan that was rebuilt from what somebody sent: the values behind a finding that nobody told. */
export function Assumed({ finding: { decisions } }: { readonly finding: Finding }) {
  const { mine } = useSession()
  const { scenario } = useOutcome().evaluation
  const assumed = decisions.filter((id) => isAssumed(mine, id))
  if (assumed.length === 0) return null
  const named = (id: DecisionId) =>
    `${decisionOf(id).label} (${valueText(id, plainValue(scenario[id]))})`
  return (
    <p className="small secondary">
      {assumed.length === decisions.length
        ? 'Nobody told what this rests on'
        : `Rests on ${assumed.length === 1 ? 'a value' : 'values'} that nobody told`}
      : {assumed.map(named).join(', ')}.
    </p>
  )
}
