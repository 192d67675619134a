import type { Place } from '../../../model/finding.ts'
import type { Explained } from './of-code.ts'

/** What stands in one message. */
export interface Match {
  readonly of: Explained
  /** As printed. */
  readonly words: readonly string[]
  readonly place: Place
  readonly message: string
  readonly codes: ReadonlySet<string>
  /** A later line shows that it is over. */
  readonly isPassed?: boolean
  readonly isLastEntry?: boolean
  /** It stands in an article about several errors. */
  readonly isOfArticle?: boolean
  /** Of a code: a row tells which step failed, so that its usual meaning does not count. */
  readonly isBeside?: boolean
}
