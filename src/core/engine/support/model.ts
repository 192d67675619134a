import type { Confidence, SourceRef } from '../../catalog/fact.ts'
import type { Choices } from '../../model/scenario.ts'

/** What documents and dates say of a pair: `ended` is documented, but gets no updates any more. */
export type SupportState = 'supported' | 'ended' | 'unsupported' | 'unknown'

export interface SupportCell {
  readonly row: string
  readonly column: string
  readonly state: SupportState
  /** Why, in a sentence or two. */
  readonly text: string
  readonly confidence: Confidence
  readonly sources: readonly SourceRef[]
  /** What makes a plan of this pair. */
  readonly changes: Partial<Choices>
}

interface Heading {
  readonly id: string
  readonly name: string
  /** It gets no updates any more. */
  readonly isEnded: boolean
}

export interface SupportTable {
  /** The newest first. */
  readonly rows: readonly Heading[]
  /** The oldest first. */
  readonly columns: readonly Heading[]
  readonly cells: readonly SupportCell[]
}
