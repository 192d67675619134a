import type { DecisionId, Evaluation } from '../../core/plan.ts'
import type { Repairer } from '../../core/repair.ts'

export type Repairs = ReturnType<Repairer['repairs']>
type Repair = Repairs['repairs'][number]

const offered = 3

/**
 * The nearest repairs of which none holds another: whatever is not more than an earlier repair
 * leaves out at least one of its changes, so each search pins one change of every repair before.
 * One search a step, so that the page can answer between them.
 */
export function* distinctRepairs(
  repairer: Repairer,
  evaluation: Evaluation,
  pinned: readonly DecisionId[],
): Generator<Repairs> {
  const first = repairer.repairs(evaluation, { pinned, wanted: 1 })
  yield first
  const found: Repair[] = [...first.repairs]
  // What no repair can do without; to pin it together with others finds nothing either.
  const needed = new Set<DecisionId>()
  while (found.length > 0 && found.length < offered) {
    let next: Repair | undefined
    for (const left of choicesOfOneEach(found)) {
      if (left.some((id) => needed.has(id))) continue
      const { repairs } = repairer.repairs(evaluation, { pinned: [...pinned, ...left], wanted: 1 })
      const [only] = left
      if (repairs.length === 0 && left.length === 1 && only !== undefined) needed.add(only)
      for (const repair of repairs) {
        const isNew = found.every((earlier) => !holds(repair, earlier))
        if (isNew && (!next || isNearer(repair, next))) next = repair
      }
      yield { ...first, repairs: [...found] }
    }
    if (!next) return
    found.push(next)
    yield { ...first, repairs: [...found] }
  }
}

const isNearer = (a: Repair, b: Repair) =>
  a.count < b.count || (a.count === b.count && a.findings.length < b.findings.length)

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
