import type { Observation } from '../../../model/observation.ts'
import { grouped } from '../../../values/grouped.ts'

/** One value at one place, which two readers of words each took, is one observation: the plainer. */
export function readOnce(observations: readonly Observation[]): readonly Observation[] {
  const left = new Set<Observation>()
  for (const group of grouped(observations, keyOf).values()) {
    if (group.length === 1) continue
    let kept: Observation | undefined
    for (const one of group.toSorted((a, b) => a.column - b.column)) {
      if (!kept || one.column > endOf(kept)) kept = one
      else if (kept.inferred && !one.inferred) {
        left.add(kept)
        kept = one
      } else left.add(one)
    }
  }
  return left.size === 0 ? observations : observations.filter((one) => !left.has(one))
}

const keyOf = ({ line, name, value, subject, weight, isBranch }: Observation) =>
  `${line} ${name} ${isBranch === true} ${weight ?? ''} ${subject ?? ''} ${JSON.stringify(value)}`

/** The last column of its text. */
const endOf = ({ column, raw }: Observation): number => column + Math.max(raw.length, 1) - 1
