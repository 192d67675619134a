import type { Finding, Place } from '../../model/finding.ts'
import type { Observation } from '../../model/observation.ts'
import { placeOf } from '../../model/observe.ts'
import type { DecisionId } from '../../model/scenario.ts'

/** The place of a finding: that of the first decision it names that somebody wrote, and of the others. */
export function placed(
  finding: Finding,
  observed: ReadonlyMap<DecisionId, readonly Observation[]>,
): Finding {
  const all = finding.decisions.flatMap((id) => observed.get(id) ?? [])
  const written = all.filter(({ absent }) => absent !== true)
  const places = (written.length > 0 ? written : all).map(placeOf)
  const [first, ...others] = eachOnce(places)
  if (!first) return finding
  return { ...finding, ...first, ...(others.length > 0 ? { also: others.slice(0, 10) } : {}) }
}

const eachOnce = (places: readonly Place[]): readonly Place[] => [
  ...new Map(
    places.map((place) => [`${place.file}:${place.line}:${place.column}`, place]),
  ).values(),
]
