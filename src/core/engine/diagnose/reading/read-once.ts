import type { Observation } from '../../../model/observation.ts'
import { grouped } from '../../../values/grouped.ts'

/** One value at one place, which two readers of words each took, is one observation: the plainer. */
export function readOnce(observations: readonly Observation[]): readonly Observation[] {
  const left = new Set<Observation>()
  for (const group of grouped(observations, keyOf).values()) {
    for (const [i, one] of group.entries()) {
      if (left.has(one)) continue
      for (const other of group.slice(i + 1)) {
        if (overlap(one, other)) left.add(one.inferred && !other.inferred ? one : other)
      }
    }
  }
  return left.size === 0 ? observations : observations.filter((one) => !left.has(one))
}

const keyOf = ({ line, name, value, subject, weight, isBranch }: Observation) =>
  `${line} ${name} ${isBranch === true} ${weight ?? ''} ${subject ?? ''} ${JSON.stringify(value)}`

const overlap = (one: Observation, other: Observation): boolean =>
  one.column <= endOf(other) && other.column <= endOf(one)

/** The last column of its text. */
const endOf = ({ column, raw }: Observation): number => column + Math.max(raw.length, 1) - 1
