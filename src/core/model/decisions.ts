import { keysOf } from '../values/keys.ts'
import type { AnyDecision, Decisions } from './decision.ts'
import { clusterDecisions } from './decisions/cluster.ts'
import { hostDecisions } from './decisions/host.ts'
import { networkDecisions } from './decisions/network.ts'
import { nodeDecisions } from './decisions/node.ts'
import { ownDecisions } from './decisions/own.ts'
import { podDecisions } from './decisions/pod.ts'
import { runtimeDecisions } from './decisions/runtime.ts'
import { serviceDecisions } from './decisions/service.ts'
import { workloadDecisions } from './decisions/workload.ts'
import type { AutoDecision, DecisionId } from './scenario.ts'

/** Every decision, once, in the order of files and links. The initial values together are the preset `current`. */
export const decisions: Decisions = {
  ...clusterDecisions,
  ...hostDecisions,
  ...nodeDecisions,
  ...runtimeDecisions,
  ...networkDecisions,
  ...workloadDecisions,
  ...serviceDecisions,
  ...podDecisions,
  ...ownDecisions,
}

export const decisionIds: readonly DecisionId[] = keysOf(decisions)

/** The compiler cannot tell that each kind of decision is one of all kinds. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const decisionOf = (id: DecisionId) => decisions[id] as unknown as AnyDecision

/** What a user sees for a value of a closed decision; none for another value or decision. */
export function choiceName(id: DecisionId, value: unknown): string | undefined {
  const decision = decisionOf(id)
  return decision.kind === 'closed'
    ? decision.choices().find((choice) => choice.value === value)?.name
    : undefined
}

export const autoDecisions = decisionIds.filter(
  (id): id is AutoDecision => decisionOf(id).auto !== undefined,
)
