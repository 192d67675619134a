import type { Observation } from '../../model/observation.ts'
import type { DecisionId } from '../../model/scenario.ts'
import { minorOf } from '../../values/version.ts'

const versions: ReadonlySet<DecisionId> = new Set<DecisionId>([
  'kubernetesVersion',
  'kubernetesRelease',
  'controlPlaneVersion',
])

/** A page that names three minors and more is about releases, and not about one setup. */
export function withoutPages(id: DecisionId, all: readonly Observation[]): readonly Observation[] {
  if (!versions.has(id)) return all
  const common = all.filter(({ subject }) => subject === undefined)
  const minors = new Map<string, Set<string>>()
  for (const { file, value } of common) {
    minors.set(file, (minors.get(file) ?? new Set()).add(minorOf(String(value))))
  }
  return all.filter(
    ({ file, subject }) => subject !== undefined || (minors.get(file)?.size ?? 0) < 3,
  )
}
