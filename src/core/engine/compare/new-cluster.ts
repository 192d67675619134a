import { catalog } from '../../catalog/catalog.ts'
import { versionSkew } from '../../catalog/kubernetes/shared.ts'
import { decisionOf } from '../../model/decisions.ts'
import { isManaged } from '../../model/managed-plan.ts'
import type { DecisionId, Scenario } from '../../model/scenario.ts'
import { isBefore } from '../../values/version.ts'
import { reason, stepOf, type Reason, type Step } from './step.ts'

/** The one step where the first cluster cannot become the second; none where it can. */
export function newCluster(
  from: Scenario,
  to: Scenario,
  differing: readonly DecisionId[],
): readonly Step[] | undefined {
  const why = reasonFor(from, to)
  if (!why) return undefined
  const name = catalog.platforms[to.platform].name
  const title = isManaged(to)
    ? `Make a cluster on ${name} with Kubernetes ${to.controlPlaneVersion}, and a pool of Windows nodes`
    : `Make a new cluster with Kubernetes ${to.controlPlaneVersion}, and a node in it`
  const move = reason('Deploy the workload there, move the traffic over, then take the old down.')
  const decisions = differing.filter((id) => !later.includes(decisionOf(id).topic))
  return [stepOf(title, [why, move], decisions)]
}

const later: readonly string[] = ['workload', 'node']

function reasonFor(from: Scenario, to: Scenario): Reason | undefined {
  const [old, next] = [catalog.platforms[from.platform], catalog.platforms[to.platform]]
  if (isManaged(to) && (!isManaged(from) || old !== next)) {
    return reason(
      `${next.name} makes its nodes itself, from a pool: a node that was made by hand, or elsewhere, is not taken over.`,
      next.pool?.windows,
    )
  }
  if (isManaged(from) && !isManaged(to)) {
    return reason(
      `${old.name} makes its nodes itself, from a pool; this plan makes the node by hand.`,
      old.pool?.windows,
    )
  }
  return isBefore(to.controlPlaneVersion, from.controlPlaneVersion)
    ? reason(
        'The order of upgrades is written for the way up alone: no page takes a control plane back.',
        versionSkew.orderUp,
      )
    : undefined
}
