import type { Observation } from '../../../model/observation.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import { minorOf } from '../../../values/version.ts'

const versions: ReadonlySet<DecisionId> = new Set<DecisionId>([
  'kubernetesVersion',
  'kubernetesRelease',
  'controlPlaneVersion',
])

/** What such a page tells of each release. */
const ofReleases: ReadonlySet<DecisionId> = new Set<DecisionId>([
  ...versions,
  'windowsRelease',
  'windowsRevision',
  'containerRuntime',
  'runtimeVersion',
])

/** Pages that name three minors and more are about releases, or their history, and not about one setup. */
export function pagesIn(all: readonly Observation[]): ReadonlySet<string> {
  const minors = new Map<string, Set<string>>()
  for (const { decision, subject, file, value } of all) {
    if (decision === null || !versions.has(decision) || subject !== undefined) continue
    minors.set(file, (minors.get(file) ?? new Set()).add(minorOf(String(value))))
  }
  return new Set([...minors].flatMap(([file, { size }]) => (size < 3 ? [] : [file])))
}

export const withoutPages = (
  id: DecisionId,
  all: readonly Observation[],
  pages: ReadonlySet<string>,
): readonly Observation[] =>
  pages.size === 0 || !ofReleases.has(id)
    ? all
    : all.filter(({ file, subject }) => subject !== undefined || !pages.has(file))
