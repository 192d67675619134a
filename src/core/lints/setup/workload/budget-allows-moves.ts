import { objectRelations } from '../../../catalog/workload/object-relations.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { faultAt } from '../../fault-at.ts'

export const budgetAllowsMoves = defineLint({
  id: 'budget-allows-moves',
  on: 'setup',
  summary: 'The budgets that a list shows let a pod go',
  remediation:
    'See that all pods which it selects are ready; run one pod more than minAvailable, or write maxUnavailable: 1.',
  decisions: [],

  check({ observations }) {
    const [told] = named(observations, 'node.emptied')
    return named(observations, 'budget.allowsNone').map((one) =>
      faultAt(
        placeOf(one),
        told ? 'fails' : 'advice',
        `The PodDisruptionBudget ${one.raw} (${String(one.value)}) allows 0 disruptions now: none of its pods may be evicted, so kubectl drain and upgrades of their nodes wait.`,
        objectRelations.budget,
        { also: told ? [placeOf(told)] : [] },
      ),
    )
  },
})
