import type { ReleaseRange } from '../../values/version.ts'
import type { Fact } from '../fact.ts'

/** An address of a download that does not answer, or gives another file than is meant; of a range, in these releases alone. */
export interface WrongAddress extends ReleaseRange {
  /** How it is written; the group `version` is the release where the rest depends on it. */
  readonly pattern: RegExp
  /** Releases of which it is not so. */
  readonly except?: readonly string[]
  readonly basis: 'fails' | 'unsupported' | 'advice'
  /** What is wrong with it; `{version}` stands for the release. */
  readonly wrong: Fact<string>
}
