import { isAtLeast, isVersion, isWithin, type MinorRange } from '../../values/version.ts'
import type { Fact } from '../fact.ts'

/** Releases from one on, up to those of the next entry. */
export interface TestedReleases {
  readonly from: string
  /** The newest known one of them. */
  readonly newest: string
  /** Minors that the project says it tested them with. */
  readonly kubernetes: MinorRange
}

/** Oldest first. */
export type Tested = Fact<readonly TestedReleases[]>

/** The entry of a release; undefined for one that is older than what was read. */
export const testedOf = ({ value }: Tested, release: string): TestedReleases | undefined =>
  isVersion(release) ? value.findLast(({ from }) => isAtLeast(release, from)) : undefined

/** The newest entry that was tested with a minor. */
export const testedWith = (
  entries: readonly TestedReleases[],
  minor: string,
): TestedReleases | undefined => entries.findLast(({ kubernetes }) => isWithin(minor, kubernetes))
