import type { Finding, Place } from '../../model/finding.ts'
import type { Observation } from '../../model/observation.ts'
import { placeOf } from '../../model/observe.ts'
import type { DecisionId } from '../../model/scenario.ts'

/** The place of a finding: that of the first decision it names that somebody wrote and that is no block, and of the others. */
export function placed(
  finding: Finding,
  observed: ReadonlyMap<DecisionId, readonly Observation[]>,
): Finding {
  const all = atLast(finding.decisions).flatMap((id) => observed.get(id) ?? [])
  const written = all.filter(({ absent }) => absent !== true)
  const places = (written.length > 0 ? written : all).map(placeOf)
  const [first, ...others] = eachOnce(places)
  if (!first) return finding
  return { ...finding, ...first, ...(others.length > 0 ? { also: others.slice(0, 10) } : {}) }
}

/** Where a node runs is told by the head of a whole block; what does not fit there stands in it. */
const ofBlock: ReadonlySet<DecisionId> = new Set(['platform', 'joinMethod'])
const atLast = (ids: readonly DecisionId[]) => [
  ...ids.filter((id) => !ofBlock.has(id)),
  ...ids.filter((id) => ofBlock.has(id)),
]

const eachOnce = (places: readonly Place[]): readonly Place[] => [
  ...new Map(
    places.map((place) => [`${place.file}:${place.line}:${place.column}`, place]),
  ).values(),
]
