import type { RuleId } from '../../rules/index.ts'
import type { Confidence, SourceRef } from '../fact.ts'
import type { Situation } from '../limitations/define.ts'

/** Sources that contradict each other, and what the catalog goes by. */
export interface Conflict {
  readonly id: string
  /** What they disagree about, without a full stop. */
  readonly topic: string
  readonly positions: readonly Position[]
  /** What the catalog goes by and why, in sentences. */
  readonly decision: string
  /** Of the decision: verified where one source settles it, such as the component's own code. */
  readonly confidence: Confidence
  /** Rules whose findings rest on the decision; none where it shapes files or the reference alone. */
  readonly rules: readonly RuleId[]
  /** Kubernetes minors that it concerns, both included; all where nothing is said. */
  readonly from?: string
  readonly through?: string
  /** Choices that it concerns: each decision named has one of these values. */
  readonly applies?: Situation
  /** Where its rules find several things: the decision that a finding about this one names. */
  readonly blamed?: string
}

/** What one side says, a sentence, and where. */
export interface Position {
  readonly says: string
  readonly sources: readonly SourceRef[]
}
