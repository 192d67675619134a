import { decisionIds } from '../../../model/decisions.ts'
import type { Observation } from '../../../model/observation.ts'
import type { DecisionId, Values } from '../../../model/scenario.ts'
import type { Context } from './facts.ts'
import { isOfWorkload } from './of-workload.ts'
import { isOfAnother } from './of-another.ts'
import { grouped } from '../../../values/grouped.ts'

/** How much a place counts where two disagree: the state of things, then what people say, then scripts. */
const weights = { state: 0, statement: 1, script: 2, default: 3 } as const

/**
 * The part of a scenario that the input tells: of the first node and the first workload. Of values
 * that disagree the better attested one stands in it; the disagreement is a finding.
 */
export function scenarioOf(
  usable: readonly Observation[],
  {
    nodes,
    workloads,
  }: { readonly nodes: readonly Context[]; readonly workloads: readonly Context[] },
): Partial<Values> {
  const first = [nodes[0], workloads[0]]
  const ofFirst = [...(nodes[0]?.observed.values() ?? [])].flat()
  const told = grouped(usable, ({ decision }) => decision)
  const chosen = decisionIds.flatMap((id): readonly (readonly [DecisionId, unknown])[] => {
    const own = first.flatMap((context) => context?.observed.get(id) ?? [])
    const all =
      own.length > 0
        ? own
        : (told.get(id) ?? []).filter(
            (one) => !isOfLinuxPod(one) && !isOfAnother(one, ofFirst, usable),
          )
    const [best] = all.toSorted((a, b) => weightOf(a) - weightOf(b))
    if (!best) return []
    if (id !== 'featureGates') return [[id, best.value]]
    const [gates] = nodes[0]?.possible.featureGates ?? [best.value]
    return [[id, gates]]
  })
  return Object.fromEntries(chosen)
}

/** The plan is for Windows nodes, and a pod for Linux says nothing of what runs there. */
const isOfLinuxPod = ({ decision, subject }: Observation) =>
  decision !== null && isOfWorkload(decision) && subject?.startsWith('linux workload ') === true

const weightOf = ({ weight }: Observation) => weights[weight ?? 'state']
