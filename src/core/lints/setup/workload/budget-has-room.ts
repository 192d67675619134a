import { objectRelations } from '../../../catalog/workload/object-relations.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'
import { namespaceOf } from '../../of-service.ts'
import {
  isSelected,
  labelsAsked,
  replicasOf,
  scalerOf,
  workloadsOf,
} from '../../selected-workloads.ts'

export const budgetHasRoom = defineLint({
  id: 'budget-has-room',
  on: 'setup',
  summary: 'A PodDisruptionBudget lets at least one pod go, so that its node can be drained',
  remediation: 'Run one pod more than minAvailable, or write maxUnavailable: 1.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    const budgets = manifests
      .filter(({ value }) => value.kind === 'PodDisruptionBudget')
      .slice(0, mostBudgets)
    return budgets.flatMap((budget): readonly LintViolation[] => {
      const asked = labelsAsked(budget, ['spec', 'selector'])
      const chosen = asked
        ? workloadsOf(manifests, namespaceOf(budget)).filter((one) => isSelected(asked, one))
        : []
      const limit = limitOf(budget)
      if (!limit) return []
      // Of pods of several workloads the sum counts.
      if (chosen.length > 1 && !limit.isForAny) return []
      const [workload] = chosen
      const count = workload && countOf(manifests, workload)
      if (!limit.isForAny && (!count || count.number <= 0 || limit.leaves(count.number) > 0))
        return []
      const name = workload && `${workload.value.kind} ${workload.value.name ?? ''}`
      const whose = name === undefined ? 'none of the pods that it selects' : `no pod of ${name}`
      return [
        faultAt(
          budget.placeOf(limit.path),
          'fails',
          `The PodDisruptionBudget ${budget.value.name ?? ''} has ${limit.text}${name !== undefined && count && !limit.isForAny ? `, and ${name} ${count.says}` : ''}: ${whose} may be evicted, so kubectl drain and upgrades of its nodes wait without end.`,
          objectRelations.budget,
          count && !limit.isForAny ? { also: [count.place] } : {},
        ),
      ]
    })
  },
})

type Sent = Parsed<'manifest'>

const mostBudgets = 100

interface Limit {
  readonly path: readonly string[]
  readonly text: string
  /** Whatever the count is. */
  readonly isForAny: boolean
  readonly leaves: (count: number) => number
}

function limitOf({ value: { value } }: Sent): Limit | undefined {
  const [least, most] = ['minAvailable', 'maxUnavailable'].map((key) =>
    partOf(valueAt(value, ['spec', key])),
  )
  if (least) {
    return {
      path: ['spec', 'minAvailable'],
      text: `minAvailable: ${least.text}`,
      isForAny: least.isPercent && least.number >= 100,
      leaves: (count) =>
        count - (least.isPercent ? Math.ceil((least.number * count) / 100) : least.number),
    }
  }
  return most && most.number === 0
    ? {
        path: ['spec', 'maxUnavailable'],
        text: `maxUnavailable: ${most.text}`,
        isForAny: true,
        leaves: () => 0,
      }
    : undefined
}

function partOf(value: unknown) {
  const [, number, percent] = /^(\d{1,6})(%)?$/.exec(String(value)) ?? []
  return number === undefined
    ? undefined
    : { number: Number(number), isPercent: percent !== undefined, text: String(value) }
}

/** The fewest pods that a workload has, and where that is told. */
function countOf(manifests: readonly Sent[], workload: Sent) {
  const scaler = scalerOf(manifests, workload)
  if (scaler) {
    const least = valueAt(scaler.value.value, ['spec', 'minReplicas']) ?? 1
    return typeof least === 'number'
      ? {
          number: least,
          says: `is scaled down to ${least}`,
          place: scaler.placeOf(['spec', 'minReplicas']),
        }
      : undefined
  }
  const number = replicasOf(workload)
  return number === undefined
    ? undefined
    : { number, says: `has ${number}`, place: workload.placeOf(['spec', 'replicas']) }
}
