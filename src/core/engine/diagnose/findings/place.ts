import type { Finding, Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import { isOfWorkload } from '../facts/of-workload.ts'

/** Of one fault in more places than these nobody reads the rest. */
export const mostPlaces = 100

/** The place of a finding: that of the first decision it names that somebody wrote and that is no block, and of the others. */
export function placed(
  finding: Finding,
  observed: ReadonlyMap<DecisionId, readonly Observation[]>,
): Finding {
  const all = toBlame(finding).flatMap((id) => observed.get(id) ?? [])
  const written = all.filter(({ absent }) => absent !== true)
  const places = (written.length > 0 ? written : all).map(placeOf)
  const [first, ...others] = eachOnce(places)
  if (!first) return finding
  return {
    ...finding,
    ...first,
    ...(others.length > 0 ? { also: others.slice(0, mostPlaces) } : {}),
  }
}

/** Where a node runs is told by the head of a whole block; what does not fit there stands in it. */
const ofBlock: ReadonlySet<DecisionId> = new Set(['platform', 'joinMethod'])

/** The decisions of a finding: first those that it proposes to change, last the heads of blocks. */
const toBlame = ({ decisions, suggestion = {} }: Finding): readonly DecisionId[] =>
  decisions.toSorted((a, b) => rankOf(a, suggestion) - rankOf(b, suggestion))

const rankOf = (id: DecisionId, suggestion: object) =>
  ofBlock.has(id) ? 2 : id in suggestion && !isGiven(id) ? 0 : 1

/** One fault of a node has many workloads under it, which follow as further places. */
const isGiven = (id: DecisionId) => ofMachine.has(id) || isOfWorkload(id)

/** What a machine has, and mostly not what was written wrong. */
const ofMachine: ReadonlySet<DecisionId> = new Set([
  'windowsRelease',
  'windowsRevision',
  'kubernetesVersion',
  'kubernetesRelease',
])

const eachOnce = (places: readonly Place[]): readonly Place[] => [
  ...new Map(
    places.map((place) => [`${place.file}:${place.line}:${place.column}`, place]),
  ).values(),
]
