import type { DecisionId, Evaluation } from '../../core/plan.ts'
import type { Repairer } from '../../core/repair.ts'

export type Repairs = ReturnType<Repairer['repairs']>
type Repair = Repairs['repairs'][number]

const offered = 3

/**
 * The nearest repairs of which none holds another: whatever is not more than an earlier repair
 * leaves out at least one of its changes, so each search pins one change of every repair before.
 */
export function distinctRepairs(
  repairer: Repairer,
  evaluation: Evaluation,
  pinned: readonly DecisionId[],
): Repairs {
  const first = repairer.repairs(evaluation, { pinned, wanted: 1 })
  const found: Repair[] = [...first.repairs]
  while (found.length > 0 && found.length < offered) {
    const next = choicesOfOneEach(found)
      .flatMap(
        (left) => repairer.repairs(evaluation, { pinned: [...pinned, ...left], wanted: 1 }).repairs,
      )
      .filter((repair) => found.every((earlier) => !holds(repair, earlier)))
      .toSorted((a, b) => a.count - b.count || a.findings.length - b.findings.length)
      .at(0)
    if (!next) break
    found.push(next)
  }
  return { ...first, repairs: found }
}

/** Every way to take one changed decision of each repair. */
const choicesOfOneEach = (repairs: readonly Repair[]): readonly (readonly DecisionId[])[] =>
  repairs.reduce<readonly (readonly DecisionId[])[]>(
    (ways, { changes }) =>
      ways.flatMap((way) => (Object.keys(changes) as DecisionId[]).map((id) => [...way, id])),
    [[]],
  )

/** Some decisions change together, so a pin alone does not keep an earlier repair out. */
const holds = ({ changes }: Repair, earlier: Repair) =>
  Object.entries(earlier.changes).every(
    ([id, value]) => JSON.stringify(changes[id as DecisionId]) === JSON.stringify(value),
  )
